// The package is built target by target; this file goes with the first real one.
