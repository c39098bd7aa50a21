import { definitions } from '../entities/index';
import { mayGive } from '../language/defineCommand';
import { fieldRefusal } from '../language/fieldRights';
import { type Actor, isReach, type Operation, refusalOf, rightOf } from '../language/permissions';
import { mayAnalyse } from '../rules/analytics/mayAnalyse';
import type { Unlocked } from '../rules/auth/session';
import { createCustomer, moveAccount } from './brokers';
import { startMirroring } from './session';

/** Rights beyond one's own account, in display order. */
export const systemRights = [
  'readAccounts',
  'changeAccounts',
  'openAccounts',
  'moveAccounts',
  'mirror',
  'readSignIns',
  'changeSignIns',
  'giveSystemRoles',
  'keepBrokers',
  'unlockBrokers',
  'keepCatalogue',
  'tellEverybody',
  'sellLicences',
  'salesFigures',
  'showSalesmen',
  'ownLooks',
] as const;
export type SystemRight = (typeof systemRights)[number];

/** Source of a right: a role, or a feature that the provider unlocked for the broker. */
export type RightSource = 'role' | 'unlocked';

const { brokers, instances, licenses, products, systemMessages, users } = definitions;

const reachesOthers = (
  entity: Parameters<typeof rightOf>[0],
  operation: Operation,
  actor: Actor,
): boolean => {
  const right = rightOf(entity, operation, actor);
  return right === 'anywhere' || isReach(right);
};
const isOfProvider = ({ instanceType }: Actor): boolean => instanceType === 'PROVIDER';

/** Uses the functions that the API enforces; features unlocked for a broker have no row in `permissions`. */
const byRole: Record<Exclude<SystemRight, 'showSalesmen' | 'ownLooks'>, (actor: Actor) => boolean> = {
  readAccounts: (actor) => reachesOthers(instances, 'read', actor),
  changeAccounts: (actor) => reachesOthers(instances, 'update', actor),
  openAccounts: (actor) => reachesOthers(instances, 'read', actor) && mayGive(createCustomer, actor),
  moveAccounts: (actor) => mayGive(moveAccount, actor),
  mirror: (actor) => mayGive(startMirroring, actor),
  readSignIns: (actor) => reachesOthers(users, 'read', actor),
  changeSignIns: (actor) => reachesOthers(users, 'update', actor),
  giveSystemRoles: (actor) =>
    reachesOthers(users, 'update', actor) && fieldRefusal(users.fields.systemRole, actor) === undefined,
  keepBrokers: (actor) => reachesOthers(brokers, 'update', actor),
  unlockBrokers: (actor) =>
    reachesOthers(brokers, 'update', actor) &&
    fieldRefusal(brokers.fields.isWhitelabelingBroker, actor) === undefined,
  keepCatalogue: (actor) => isOfProvider(actor) && refusalOf(products, 'create', actor) === undefined,
  tellEverybody: (actor) => isOfProvider(actor) && refusalOf(systemMessages, 'create', actor) === undefined,
  sellLicences: (actor) => reachesOthers(licenses, 'create', actor),
  salesFigures: (actor) => mayAnalyse('sales', actor),
};
const byUnlocking: Record<'showSalesmen' | 'ownLooks', Unlocked> = {
  showSalesmen: 'salesmen',
  ownLooks: 'whiteLabelling',
};

/** A person's system rights with their sources and the brokers they hold for. */
export function systemRightsOf(
  actor: Actor,
  unlocked: readonly Unlocked[],
): { right: SystemRight; from: RightSource }[] {
  return systemRights.flatMap((right): { right: SystemRight; from: RightSource }[] => {
    if (right === 'showSalesmen' || right === 'ownLooks')
      return unlocked.includes(byUnlocking[right]) ? [{ right, from: 'unlocked' }] : [];
    return byRole[right](actor) ? [{ right, from: 'role' }] : [];
  });
}
