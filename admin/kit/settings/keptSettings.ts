import { localStorageStore, memoryStore } from 'react-admin';
import { holdLanguage } from './holdLanguage';

/** Settings of the device: language, colours, list settings. In memory only where the browser has no storage. */
export const keptSettings = holdLanguage(
  isStorageThere() ? localStorageStore(undefined, 'plumbline') : memoryStore(),
);

function isStorageThere(): boolean {
  try {
    // With site data blocked, even reading `window.localStorage` throws.
    return window.localStorage !== undefined;
  } catch {
    return false;
  }
}
