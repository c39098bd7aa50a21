import type { ReportDeficiency, ReportPhoto } from './ReportContext';

/** Photos two by two, as `photoRows` wants them. */
export function inPairs(photos: readonly ReportPhoto[]): ReportDeficiency['photoRows'] {
  const none: ReportPhoto = { image: null, caption: '' };
  return photos.flatMap((left, index) =>
    index % 2 === 0 ? [{ left, right: photos[index + 1] ?? none }] : [],
  );
}
