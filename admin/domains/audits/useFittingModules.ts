import { useMemo } from 'react';
import { type LocalRow, useLocalList } from '../../data/offline';
import { fittingModules } from './fittingModules';

/** Text modules on this device that fit the category, by their text; `query` searches them. */
export function useFittingModules(category: string | null, query = ''): LocalRow<'textModules'>[] {
  const { records } = useLocalList('textModules', {
    filter: query ? { q: query } : {},
    sort: { field: 'content', order: 'ASC' },
  });
  const { records: categories } = useLocalList('categories');
  return useMemo(() => fittingModules(records, category, categories), [records, category, categories]);
}
