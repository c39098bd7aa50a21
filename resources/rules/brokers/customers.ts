import { entities } from '../../entities/index';
import { type Actor, mayEver } from '../../language/permissions';

/** States of a broker's customers: all, on trial, licence ending soon, without a valid licence. */
export const customerStates = ['all', 'trial', 'ending', 'none'] as const;
export type CustomerState = (typeof customerStates)[number];

/** Days before its end from which a licence counts as ending; the same as for the first reminder. */
export const endingDays = 60;
/** Page size. */
export const customersPerPage = 25;
/** Account types of customers; brokers have accounts too. */
export const customerTypes = ['COMPANY', 'AUDITOR'] as const;

/** Whether the person looks after customers: a broker's people and provider staff. */
export const hasCustomers = (actor: Actor): boolean =>
  actor.instanceType === 'PROVIDER' || (actor.brokers ?? []).length > 0;

/** Whether the person manages customers' accounts (contacts, new accounts), beyond reading the list. */
export const keepsCustomers = (actor: Actor): boolean =>
  hasCustomers(actor) && mayEver(entities.instances, 'update', actor) && actor.role !== 'SalesForce';

/** Whether the person assigns the broker of an account. */
export const movesCustomers = (actor: Actor): boolean => actor.role === 'ProviderAdmin';
