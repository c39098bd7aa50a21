import { hasUnsavedWork } from '../../kit/settings/unsavedWork';

const key = 'plumbline-rights-changed';

/** Whether drawing the app anew would take something out of somebody's hands: typed work, an open dialog, a field being filled in. */
export const isInTheMiddle = (page: Document = document): boolean =>
  hasUnsavedWork() ||
  page.querySelector('[role="dialog"], [role="alertdialog"]') !== null ||
  (page.activeElement?.matches('input, textarea, [contenteditable="true"]') ?? false);

/** Opens the app anew with the rights of now; what waits in the outbox stays where it is, on the disk. */
export function reloadForRights(): void {
  sessionStorage.setItem(key, 'yes');
  window.location.reload();
}

/** Whether the app has just been opened anew for that reason; the next question is answered with no. */
export function takeRightsReload(): boolean {
  const was = sessionStorage.getItem(key) !== null;
  sessionStorage.removeItem(key);
  return was;
}
