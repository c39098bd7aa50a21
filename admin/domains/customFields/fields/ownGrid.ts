/** As many columns as fit; one on a phone. */
export const ownGrid = {
  display: 'grid',
  columnGap: 2,
  rowGap: 2.25,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  alignItems: 'start',
} as const;
