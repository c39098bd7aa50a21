import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useStore } from 'react-admin';
import { possibleColumns } from './listSettings';
import type { Columns } from './useColumns';

/** For a hand-written list: the custom fields the user chose as columns; none by default. */
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
