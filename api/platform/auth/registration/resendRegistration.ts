import type { Api } from '../../../base/context/context';
import type { SignInState } from '../signInState';
import { inTurn } from './inTurn';
import { detailsOf, emailKey, isPending, pendingByEmail, registrationById } from './registrations';
import { sendRegistrationMail } from './sendRegistrationMail';

/**
 * Sends the mail of a pending registration again, with the same link and an unchanged expiry; without one nothing
 * happens. Among several it is the browser's `own`, else the newest.
 */
export async function resendRegistration(
  api: Api,
  state: SignInState,
  { email, own }: { email: string; own: string | null },
): Promise<void> {
  const now = api.now();
  await inTurn(api.db, async (trx) => {
    const [newest] = await pendingByEmail(trx, email, now);
    const mine = own === null ? null : await registrationById(trx, { id: own, now });
    const found = mine?.email === emailKey(email) ? mine : newest;
    const row = found && (await registrationById(trx, { id: found.id, now, lock: true }));
    if (!row || !isPending(row)) return;
    await sendRegistrationMail(trx, api, state, { id: row.id, details: detailsOf(state.sealer, row) });
  });
}
