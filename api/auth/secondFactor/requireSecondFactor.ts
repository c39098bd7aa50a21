import type { Api } from '../../context';
import { fail } from '../../errors';
import { secondFactorSince } from './secondFactor';

/** Refuses to go over to an account that demands a second factor, which the sign-in of this session did without. */
export async function requireSecondFactor(api: Api, user: string, contact: string | null): Promise<void> {
  if (api.config.oidc !== null || contact === null) return;
  const demanding = await api
    .db('contacts')
    .join('instances', 'instances.id', 'contacts.instance')
    .where({ 'contacts.id': contact, 'contacts.user': user, 'instances.demandsSecondFactor': true })
    .first('contacts.id');
  if (demanding && !(await secondFactorSince(api.db, user))) fail('SECOND_FACTOR_MISSING');
}
