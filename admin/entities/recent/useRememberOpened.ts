import type { EntityName } from '@plumbline/resources/language/names';
import { useEffect } from 'react';
import { useRecentRecords } from './useRecentRecords';

/** Adds the open record to the recent ones. */
export function useRememberOpened(resource: EntityName, id: string | undefined): void {
  const { recent, remember } = useRecentRecords();
  const isFirst = recent[0]?.id === id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each record that is opened
  useEffect(() => {
    if (id && !isFirst) remember({ resource, id });
  }, [resource, id]);
}
