import { entities } from '../../entities/index';
import { type Actor, mayEver } from '../../language/permissions';

/** What figures are about: inspecting in the own account, or selling to those one looks after. */
export type AnalyticsBoard = 'work' | 'sales';

/** Whether there is anything on the board for this person: who sells looks after accounts. */
export const mayAnalyse = (board: AnalyticsBoard, actor: Actor): boolean =>
  board === 'sales'
    ? actor.instanceType === 'PROVIDER' || (actor.brokers ?? []).length > 0
    : actor.instanceType !== 'PROVIDER' && mayEver(entities.audits, 'read', actor);
