import { giveUpUnsavedWork } from '../settings/unsavedWork';

/** Leaves the page without the browser's prompt about unsaved work, which the caller has already asked about. */
export function leaveFor(address: string): void {
  giveUpUnsavedWork();
  window.location.assign(address);
}
