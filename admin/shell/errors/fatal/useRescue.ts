import { useCallback, useEffect, useState } from 'react';
import { session } from '../../../data/session/session';
import { saveExport } from '../../../domains/sync/screen/saveExport';
import { type Owner, type Rescued, rescueOutbox } from './rescueOutbox';
import { resetDevice } from './resetDevice';

/** `looking`, then the unsent changes; `unknown`: unreadable. */
export type Found = 'looking' | 'unknown' | Pick<Rescued, 'count' | 'unreadable' | 'broken'>;

export interface Rescue {
  found: Found;
  /** The unsent changes were exported to a file. */
  isSaved: boolean;
  isBusy: boolean;
  problem: 'notSaved' | 'blocked' | null;
  save: () => Promise<void>;
  reset: () => Promise<void>;
}

/** Recovery of a broken device: exports unsent changes, then resets. */
export function useRescue(open: () => void = () => window.location.replace('/')): Rescue {
  const [found, setFound] = useState<Found>('looking');
  const [saved, setSaved] = useState<readonly number[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Rescue['problem']>(null);
  useEffect(() => {
    look().then(setFound, () => setFound('unknown'));
  }, []);
  const save = useCallback(async () => {
    setBusy(true);
    setProblem(null);
    try {
      const owner = await ownerHere();
      const rescued = owner && (await rescueOutbox(owner));
      if (rescued?.file) await saveExport(rescued.file);
      setSaved(rescued?.positions ?? []);
    } catch {
      setProblem('notSaved');
    }
    setBusy(false);
  }, []);
  const reset = useCallback(async () => {
    setBusy(true);
    setProblem(null);
    const isDone = await ownerHere()
      .then((owner) => resetDevice({ owner, rescued: rescuedOf(found, saved) }))
      .catch(() => false);
    if (isDone) return open();
    setProblem('blocked');
    setBusy(false);
  }, [found, saved, open]);
  return { found, isSaved: saved !== null, isBusy, problem, save, reset };
}

// Includes unreadable changes, which the label of the reset button mentions.
const rescuedOf = (found: Found, saved: readonly number[] | null) =>
  typeof found === 'object' ? [...(saved ?? []), ...found.broken] : 'all';

async function look(): Promise<Found> {
  const owner = await ownerHere();
  if (!owner) return { count: 0, unreadable: 0, broken: [] };
  const { count, unreadable, broken } = await rescueOutbox(owner);
  return { count, unreadable, broken };
}

/** Owner of the local data; never another user of the same device. */
async function ownerHere(): Promise<Owner | null> {
  const actor = session.status().actor ?? (await session.remembered());
  return actor && { user: actor.user, instance: actor.instance };
}
