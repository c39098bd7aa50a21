import { useListContext } from 'react-admin';

/** The sort order of a list; sorting by the same field again reverses it. */
export function useSorting() {
  const { sort, setSort } = useListContext();
  const order: 'ASC' | 'DESC' = sort.order === 'DESC' ? 'DESC' : 'ASC';
  const sortBy = (field: string) =>
    setSort({ field, order: field === sort.field && order === 'ASC' ? 'DESC' : 'ASC' });
  return { field: sort.field, order, sortBy };
}
