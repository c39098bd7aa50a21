import type { Api } from '../../../base/context/context';
import { fail } from '../../../base/errors/errors';
import type { Account } from '../actors/findPerson';
import { secondFactorSince } from './secondFactor';

/**
 * Whether a person may work in an account as far as the second factor goes: it may demand one that this sign-in did
 * without. Where another issuer keeps the passwords it is that issuer's matter.
 */
export async function lacksSecondFactor(
  { config, db }: Pick<Api, 'config' | 'db'>,
  user: string,
  account: Pick<Account, 'demandsSecondFactor'>,
): Promise<boolean> {
  if (config.oidc !== null || !account.demandsSecondFactor) return false;
  return (await secondFactorSince(db, user)) === null;
}

/** Refuses an account that demands a second factor the person has none of; signing in anew leads to setting one up. */
export async function requireSecondFactor(
  api: Pick<Api, 'config' | 'db'>,
  user: string,
  account: Pick<Account, 'demandsSecondFactor'>,
): Promise<void> {
  if (await lacksSecondFactor(api, user, account)) fail('SECOND_FACTOR_MISSING');
}
