import type { SignInState } from '../auth/signInState';
import type { Api } from '../context';
import { inTurn } from './inTurn';
import {
  detailsOf,
  isPending,
  pendingByEmail,
  registrationById,
  registrationLifetime,
} from './registrations';
import { sendRegistrationMail } from './sendRegistrationMail';

/** Sends the mail of a waiting registration again, with the same link, and lets it wait anew; without one nothing happens. */
export async function resendRegistration(api: Api, state: SignInState, email: string): Promise<void> {
  const now = api.now();
  await inTurn(api.db, async (trx) => {
    const found = await pendingByEmail(trx, email, now);
    const row = found && (await registrationById(trx, { id: found.id, now, lock: true }));
    if (!row || !isPending(row)) return;
    const expiresAt = new Date(now.getTime() + registrationLifetime);
    await trx('registrations').where({ id: row.id }).update({ expiresAt });
    await sendRegistrationMail(trx, api, state, { id: row.id, details: detailsOf(state.sealer, row) });
  });
}
