/** Separator of a location's path, top down: `Werk Süd > Halle 3 > Gang 2`. */
export const pathSeparator = ' > ';
