/** Style of a text that is not truncated. */
export const wholeText = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;
