import { entities } from '../../entities/index';
import { type Actor, mayEver } from '../../language/permissions';

/** Kind of figures: inspections of the own account, or sales to accounts looked after. */
export type AnalyticsBoard = 'work' | 'sales';

/** Whether the board has figures for this person; sellers see the accounts they look after. */
export const mayAnalyse = (board: AnalyticsBoard, actor: Actor): boolean =>
  board === 'sales'
    ? actor.instanceType === 'PROVIDER' || (actor.brokers ?? []).length > 0
    : actor.instanceType !== 'PROVIDER' && mayEver(entities.audits, 'read', actor);
