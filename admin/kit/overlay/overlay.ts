import { createOverlay } from './createOverlay';
import { leaveFor } from './leaveFor';

/** The overlay of this page. */
export const overlay = createOverlay((milliseconds, work) => {
  const timer = window.setTimeout(work, milliseconds);
  return () => window.clearTimeout(timer);
});

/** For actions that end with a page load: the overlay stays until then. The caller asks about unsaved work before. */
export const leavingUnderOverlay = (work: () => Promise<string>): Promise<never> =>
  overlay.during(async () => {
    leaveFor(await work());
    return new Promise<never>(() => {});
  });

// The back/forward cache may restore the page with the overlay shown.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) overlay.lift();
});
