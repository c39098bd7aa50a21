import type { ReportDeficiency, ReportPhoto } from './ReportContext';

/** Photos in pairs, for `photoRows`. */
export function inPairs(photos: readonly ReportPhoto[]): ReportDeficiency['photoRows'] {
  const none: ReportPhoto = { image: null, caption: '' };
  return photos.flatMap((left, index) =>
    index % 2 === 0 ? [{ left, right: photos[index + 1] ?? none }] : [],
  );
}
