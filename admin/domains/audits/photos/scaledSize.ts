/** Longest side of a photo that is kept: enough to see a crack, small enough for a hall with bad reception. */
export const longestSide = 2000;

interface Size {
  width: number;
  height: number;
}

/** The size a picture gets so that its longest side fits; a smaller one stays as it is. */
export function scaledSize({ width, height }: Size, longest = longestSide): Size {
  const factor = Math.min(1, longest / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}
