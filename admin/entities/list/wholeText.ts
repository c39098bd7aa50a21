/** A fact of a row that is not cut off. */
export const wholeText = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;
