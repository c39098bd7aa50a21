/** Chromium's offer to install the app; other browsers have none, and TypeScript's DOM does not know it. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

let offer: InstallEvent | null = null;
const listeners = new Set<() => void>();

function become(next: InstallEvent | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer for a moment at which it makes sense, instead of a bar of the browser's own over the screen. */
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

/** `offered`: one press installs it. `byHand`: Safari on a phone, where the person does it. `no`: is installed, or cannot be. */
export function howToInstall(): 'offered' | 'byHand' | 'no' {
  if (window.matchMedia?.('(display-mode: standalone)').matches) return 'no';
  if (offer) return 'offered';
  const isPhoneSafari = /iPhone|iPad/.test(navigator.userAgent) && /Safari/.test(navigator.userAgent);
  const isStandalone = 'standalone' in navigator && navigator.standalone === true;
  return isPhoneSafari && !isStandalone ? 'byHand' : 'no';
}

/** Shows the browser's own question; it can be shown once. */
export async function install(): Promise<void> {
  const event = offer;
  become(null);
  await event?.prompt();
}
