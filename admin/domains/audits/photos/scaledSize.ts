/** Longest side of a stored photo in pixels: enough to see a crack, small enough for a slow connection. */
export const longestSide = 2000;

interface Size {
  width: number;
  height: number;
}

/** The size of a picture scaled down to the longest side; smaller pictures keep their size. */
export function scaledSize({ width, height }: Size, longest = longestSide): Size {
  const factor = Math.min(1, longest / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}
