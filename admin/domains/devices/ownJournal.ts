import { useSyncExternalStore } from 'react';
import type { Who } from '../../data/device';
import { useActor } from '../../data/session/ActorProvider';
import { type Journal, type JournalEntry, openJournal } from './journal';

const opened = new Map<string, Journal>();

/** The journal of this browser for one user in one account; one shared instance. */
export function journalOf({ user, instance }: Who): Journal {
  const name = `${user}.${instance}`;
  const known = opened.get(name);
  if (known) return known;
  const journal = openJournal({
    who: { user, instance },
    storage: window.localStorage,
    now: () => Date.now(),
    onForeignWrite(listener) {
      window.addEventListener('storage', listener);
      return () => window.removeEventListener('storage', listener);
    },
  });
  opened.set(name, journal);
  return journal;
}

/** The remote requests to this device for its user; newest first. */
export function useOwnJournal(): readonly JournalEntry[] {
  const journal = journalOf(useActor());
  return useSyncExternalStore(journal.subscribe, journal.entries);
}
