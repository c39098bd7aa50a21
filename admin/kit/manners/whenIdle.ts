/** Milliseconds after which the app is taken to be at rest, as the specification says. */
const latest = 30_000;

/** Does the work once the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  // Safari learnt requestIdleCallback late.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: latest });
  else setTimeout(work, 3000);
}
