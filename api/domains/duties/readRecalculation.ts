import type { Call } from '../../entities/call';
import { recalculationKind } from './recalculateDuties';

export interface Recalculation {
  isUnderWay: boolean;
  /** Pieces worked out so far, and of how many; null while nothing is under way or it is only waiting. */
  done: number | null;
  total: number | null;
}

/** How far the recalculation of due dates is in the caller's account. */
export async function readRecalculation({ db, actor }: Call): Promise<Recalculation> {
  const job = await db('jobs')
    .where({ instance: actor.instance, kind: recalculationKind })
    .whereIn('state', ['waiting', 'running'])
    .orderBy('createdAt')
    .first('progressDone', 'progressTotal');
  return {
    isUnderWay: job !== undefined,
    done: job?.progressDone ?? null,
    total: job?.progressTotal ?? null,
  };
}
