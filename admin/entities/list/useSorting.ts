import { useListContext } from 'react-admin';

/** What a list is sorted by; sorting once more by the same turns it round. */
export function useSorting() {
  const { sort, setSort } = useListContext();
  const order: 'ASC' | 'DESC' = sort.order === 'DESC' ? 'DESC' : 'ASC';
  const sortBy = (field: string) =>
    setSort({ field, order: field === sort.field && order === 'ASC' ? 'DESC' : 'ASC' });
  return { field: sort.field, order, sortBy };
}
