import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useConnection } from './useConnection';
import { useOutbox } from './useOutbox';

/** Lets the lists on the screen be read again when the server has taken what waited, or when it comes or goes. */
export function useFollowingQueries(): void {
  const queries = useQueryClient();
  const { waiting, refused } = useOutbox();
  const { isOnline } = useConnection();
  const open = waiting + refused;
  const before = useRef({ open, isOnline });
  useEffect(() => {
    const { open: wereOpen, isOnline: wasOnline } = before.current;
    before.current = { open, isOnline };
    if (wasOnline !== isOnline || (open === 0 && wereOpen > 0)) void queries.invalidateQueries();
  }, [open, isOnline, queries]);
}
