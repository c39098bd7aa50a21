import { useMediaQuery } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useStore } from 'react-admin';
import { useTellable } from '../useTellable';
import { firstColumns, possibleColumns } from './listSettings';

export interface Columns {
  shown: string[];
  possible: string[];
  set: (names: string[]) => void;
  reset: () => void;
}

/** The columns the user chose for this list, stored on the device. */
export function useColumns(entity: AnyEntity, storeKey: string, fixed: readonly string[] = []): Columns {
  const isRoomy = useMediaQuery('(min-width:1400px)');
  const isWide = useMediaQuery('(min-width:1650px)');
  const isTellable = useTellable(entity);
  const untold = entity.list.columns.filter((name) => !isTellable(name));
  const first = firstColumns(entity, [...fixed, ...untold], isWide ? 9 : isRoomy ? 7 : 6);
  const [chosen, setChosen] = useStore<string[] | null>(`${storeKey}.columns`, null);
  const possible = possibleColumns(entity).filter((name) => !fixed.includes(name) && isTellable(name));
  const shown = chosen ? chosen.filter((name) => possible.includes(name)) : first;
  return { shown: shown.length > 0 ? shown : first, possible, set: setChosen, reset: () => setChosen(null) };
}
