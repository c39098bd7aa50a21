/**
 * Resolves when the next frame is painted: what a tap changed is seen before longer work begins. At once in a hidden page,
 * which paints nothing.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') resolve();
    // A frame's callbacks run before it is painted.
    else requestAnimationFrame(() => setTimeout(resolve));
  });
