import { localStorageStore } from 'react-admin';

/** What the screens remember on this device: language, colours, list settings. */
export const keptSettings = localStorageStore(undefined, 'plumbline');
