import {
  type AccountEntities,
  accountEntities,
  currentClient,
  type SettingRows,
  subscribeToCurrent,
} from '../offline';

const none: SettingRows = { definitions: [], controls: [], categories: [] };
let given: SettingRows | null = null;
const listeners = new Set<() => void>();

/** The definitions as the account of the person who is signed in made them, from the rows on this device. */
export const currentEntities: () => AccountEntities = accountEntities(() => {
  if (given) return given;
  const client = currentClient();
  if (!client?.isReady()) return none;
  return {
    definitions: client.list('customFieldDefinitions').records,
    controls: client.list('formControls').records,
    categories: client.list('categories').records,
    accountType: client.record('instances', client.instance)?.instanceType,
  };
});

/** Settings that hold in place of those of the device; for tests of screens, which have no local store. */
export function giveSettings(rows: SettingRows | null): void {
  given = rows;
  for (const listener of listeners) listener();
}

export function subscribeToEntities(listener: () => void): () => void {
  listeners.add(listener);
  const unsubscribe = subscribeToCurrent(listener);
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}
