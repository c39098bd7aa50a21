/** A search at the head of a screen: the whole width of a phone, otherwise beside its filters. */
export const searchWidth = {
  flex: { md: '1 1 240px' },
  maxWidth: { md: 480 },
  width: { xs: '100%', md: 'auto' },
} as const;
