import { createOverlay } from './createOverlay';
import { leaveFor } from './leaveFor';

/** The overlay of this page. */
export const overlay = createOverlay((milliseconds, work) => {
  const timer = window.setTimeout(work, milliseconds);
  return () => window.clearTimeout(timer);
});

/**
 * For actions that end with another page: the overlay stays until the browser has gone there. Whether typed work may be
 * given up is asked before: afterwards there is no way back to it.
 */
export const leavingUnderOverlay = (work: () => Promise<string>): Promise<never> =>
  overlay.during(async () => {
    leaveFor(await work());
    return new Promise<never>(() => {});
  });

// Going back may bring the page as it was left.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) overlay.lift();
});
