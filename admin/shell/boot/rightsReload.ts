import { hasUnsavedWork } from '../../kit/settings/unsavedWork';

const key = 'plumbline-rights-changed';

/** Whether a reload would interrupt the user: unsaved work, an open dialog or a focused field. */
export const isInTheMiddle = (page: Document = document): boolean =>
  hasUnsavedWork() ||
  page.querySelector('[role="dialog"], [role="alertdialog"]') !== null ||
  (page.activeElement?.matches('input, textarea, [contenteditable="true"]') ?? false);

/** Reloads the app with the current rights; the outbox is kept on disk. */
export function reloadForRights(): void {
  sessionStorage.setItem(key, 'yes');
  window.location.reload();
}

/** Whether the app was just reloaded for that reason; resets the flag. */
export function takeRightsReload(): boolean {
  const was = sessionStorage.getItem(key) !== null;
  sessionStorage.removeItem(key);
  return was;
}
