let isAsked = false;

/**
 * Asks the browser not to evict the local data. Some browsers ask the person, so it is requested once there is
 * something to keep; a refusal changes nothing.
 */
export function askForPersistence(): void {
  if (isAsked) return;
  isAsked = true;
  void navigator.storage?.persist?.().catch(() => false);
}
