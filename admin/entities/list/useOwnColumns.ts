import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useStore } from 'react-admin';
import { possibleColumns } from './listSettings';
import type { Columns } from './useColumns';

/** Of a list made by hand the account's own fields that a user wants to see in it; none until they are chosen. */
export function useOwnColumns(entity: AnyEntity, storeKey: string): Columns {
  const [chosen, setChosen] = useStore<string[]>(`${storeKey}.columns`, []);
  const possible = possibleColumns(entity).filter((name) => entity.fields[name]?.customKey !== undefined);
  return {
    shown: chosen.filter((name) => possible.includes(name)),
    possible,
    set: setChosen,
    reset: () => setChosen([]),
  };
}
