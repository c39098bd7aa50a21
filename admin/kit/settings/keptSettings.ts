import { localStorageStore, memoryStore } from 'react-admin';
import { holdLanguage } from './holdLanguage';

/** What the screens remember on this device: language, colours, list settings; until it is closed where a browser keeps nothing. */
export const keptSettings = holdLanguage(
  isStorageThere() ? localStorageStore(undefined, 'plumbline') : memoryStore(),
);

function isStorageThere(): boolean {
  try {
    // Where site data is blocked, already the property throws, which would be the end of the app's first module.
    return window.localStorage !== undefined;
  } catch {
    return false;
  }
}
