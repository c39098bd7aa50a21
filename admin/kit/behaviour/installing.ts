/** The `beforeinstallprompt` event of Chromium; other browsers lack it, and so do TypeScript's DOM types. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

let offer: InstallEvent | null = null;
const listeners = new Set<() => void>();

function become(next: InstallEvent | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** Keeps Chromium's install prompt for later, so that its own banner does not cover the screen. */
export function watchInstalling(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    become(event as InstallEvent); // the event of this name
  });
  window.addEventListener('appinstalled', () => become(null));
}

export const subscribeToInstalling = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * `offered`: the browser can show its prompt. `byHand`: Safari on a phone, installed from the share menu. `no`:
 * already installed, or not possible.
 */
export function howToInstall(): 'offered' | 'byHand' | 'no' {
  if (window.matchMedia?.('(display-mode: standalone)').matches) return 'no';
  if (offer) return 'offered';
  const isPhoneSafari = /iPhone|iPad/.test(navigator.userAgent) && /Safari/.test(navigator.userAgent);
  const isStandalone = 'standalone' in navigator && navigator.standalone === true;
  return isPhoneSafari && !isStandalone ? 'byHand' : 'no';
}

/** Shows the browser's install prompt; each prompt can be shown only once. */
export async function install(): Promise<void> {
  const event = offer;
  become(null);
  await event?.prompt();
}
