import type { Api } from '../../../base/context/context';
import type { EntityHooks } from '../../../entities/hooks';
import { typed } from '../../../entities/typedRecords';
import { enqueueMail } from '../../mail';
import { mailedPage } from '../issuer/embeddedClient';
import type { SignInState } from '../signInState';
import { makeAccountLink } from './accountLinks';
import { welcomeMail } from './accountMails';

/** Milliseconds the link to the first password is valid: as long as an invitation. */
const welcomeLifetime = 14 * 24 * 60 * 60 * 1000;

/** A user created by the provider's staff gets a mail with the link to the first password. */
export const welcomeUser = ({ config }: Api, { sealer }: Pick<SignInState, 'sealer'>): EntityHooks => ({
  async afterWrite({ call, operation, after }) {
    // Registering and accepting an invitation include choosing the password.
    if (operation !== 'create' || call.isSystem || !after || after.isActive === false) return;
    const { id, email, language } = typed('users', after);
    const link = { user: id, purpose: 'resetPassword', now: call.now, lifetime: welcomeLifetime } as const;
    const token = await makeAccountLink(call.db, link);
    const mail = welcomeMail(
      // A user created by the provider belongs to no account yet.
      { email, language, brand: null },
      mailedPage(config, '/password/reset', { language, token }),
    );
    await enqueueMail(call.db, { mail, subject: id, sealer, now: call.now });
  },
});
