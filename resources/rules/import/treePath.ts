/** Between the names of a place and those above it, from the top down: `Werk Süd > Halle 3 > Gang 2`. */
export const pathSeparator = ' > ';
