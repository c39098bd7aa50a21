import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useConnection } from './useConnection';
import { useOutbox } from './useOutbox';

/** Invalidates the screen's queries when the outbox has been sent, or when the app goes online or offline. */
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
