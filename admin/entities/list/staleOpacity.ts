/** Opacity of outdated rows while new ones are loading: recognizable, and still readable. */
export const staleOpacity = 0.88;
