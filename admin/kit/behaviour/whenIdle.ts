/** Milliseconds without activity after which the app counts as idle (specification). */
const latest = 30_000;

/** Runs the work when the browser is idle. */
export function whenIdle(work: () => void): void {
  // Older versions of Safari lack requestIdleCallback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: latest });
  else setTimeout(work, 3000);
}
