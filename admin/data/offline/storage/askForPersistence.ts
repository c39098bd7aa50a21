let isAsked = false;

/**
 * Asks the browser not to clear the local data when it is short of room. Some browsers hand the question on to the person,
 * so it comes when there is something to keep; refused, everything works as before.
 */
export function askForPersistence(): void {
  if (isAsked) return;
  isAsked = true;
  void navigator.storage?.persist?.().catch(() => false);
}
