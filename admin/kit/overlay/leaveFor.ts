import { giveUpUnsavedWork } from '../settings/unsavedWork';

/** Leaves the page for good; what was typed beneath was given up on purpose, so the browser need not ask about it. */
export function leaveFor(address: string): void {
  giveUpUnsavedWork();
  window.location.assign(address);
}
