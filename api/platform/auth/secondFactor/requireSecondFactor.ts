import type { Api } from '../../../base/context/context';
import { fail } from '../../../base/errors/errors';
import type { Account } from '../actors/findPerson';
import { secondFactorSince } from './secondFactor';

/**
 * Whether an account requires a second factor that the user has not set up. With an external issuer the second factor
 * is that issuer's.
 */
export async function lacksSecondFactor(
  { config, db }: Pick<Api, 'config' | 'db'>,
  user: string,
  account: Pick<Account, 'demandsSecondFactor'>,
): Promise<boolean> {
  if (config.oidc !== null || !account.demandsSecondFactor) return false;
  return (await secondFactorSince(db, user)) === null;
}

/**
 * Refuses an account that requires a second factor the user does not have; the next sign-in requires setting one up.
 */
export async function requireSecondFactor(
  api: Pick<Api, 'config' | 'db'>,
  user: string,
  account: Pick<Account, 'demandsSecondFactor'>,
): Promise<void> {
  if (await lacksSecondFactor(api, user, account)) fail('SECOND_FACTOR_MISSING');
}
