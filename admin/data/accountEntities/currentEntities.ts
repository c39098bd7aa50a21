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

/** The definitions with the account's custom fields and forms, from the rows on this device. */
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

/** Overrides the settings of the local store; for tests of screens, which have none. */
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
