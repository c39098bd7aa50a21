import { entities } from '../../entities/index';
import { type Actor, mayEver } from '../../language/permissions';

/** How the customers of a broker stand: all, on trial, with a licence about to end, without any in force. */
export const customerStates = ['all', 'trial', 'ending', 'none'] as const;
export type CustomerState = (typeof customerStates)[number];

/** Days before its end in which a licence counts as ending: as early as its account is first written to. */
export const endingDays = 60;
/** Customers of one page. */
export const customersPerPage = 25;
/** Kinds of accounts that are customers; brokers have accounts as well. */
export const customerTypes = ['COMPANY', 'AUDITOR'] as const;

/** Whether there are customers to look after: a broker's people and the provider's staff. */
export const hasCustomers = (actor: Actor): boolean =>
  actor.instanceType === 'PROVIDER' || (actor.brokers ?? []).length > 0;

/** Whether this person keeps the accounts of customers, and not merely reads which there are: reads whom to call, opens new ones. */
export const keepsCustomers = (actor: Actor): boolean =>
  hasCustomers(actor) && mayEver(entities.instances, 'update', actor) && actor.role !== 'SalesForce';

/** Whether this person decides which broker looks after an account. */
export const movesCustomers = (actor: Actor): boolean => actor.role === 'ProviderAdmin';
