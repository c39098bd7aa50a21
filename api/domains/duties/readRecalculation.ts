import type { Call } from '../../entities/call';
import { recalculationKind } from './recalculateDuties';

export interface Recalculation {
  isUnderWay: boolean;
  /** Number of equipment recalculated, and the total; null while no job is running. */
  done: number | null;
  total: number | null;
}

/** Progress of the recalculation of due dates in the caller's account. */
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
