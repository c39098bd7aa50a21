import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Actor } from '@plumbline/resources/language/permissions';
import { reachesAccounts } from '@plumbline/resources/rules/customFields/index';

/** Whether what the row refers to is in another account, of which the person reads no such rows. */
export const isKeptElsewhere = (
  target: AnyEntity,
  actor: Actor,
  row: Readonly<Record<string, unknown>> | undefined,
): boolean =>
  target.scope === 'instance' &&
  row?.instance !== undefined &&
  row.instance !== actor.instance &&
  !reachesAccounts(target, 'read', actor);
