import schedule from 'node-schedule';
import type { Api } from '../../../base/context/context';
import { recordCommand } from '../../../entities/command';
import { expireInvitations } from './expireInvitations';
import { endAccess, inviteContact, resendInvitation, withdrawInvitation } from './inviteContact';

/** Mounts the commands by which a contact gets and loses a sign-in; the page that accepts belongs to the issuer's. */
export function configureInvitations(api: Api): void {
  recordCommand(api, 'contacts', 'invite', (call, id, body) => inviteContact(api, call, id, body));
  recordCommand(api, 'contacts', 'resendInvitation', (call, id, body) =>
    resendInvitation(api, call, id, body),
  );
  recordCommand(api, 'contacts', 'withdrawInvitation', withdrawInvitation);
  recordCommand(api, 'contacts', 'endAccess', endAccess);
  const hourly = schedule.scheduleJob('23 * * * *', () => {
    expireInvitations({ db: api.db, now: api.now() }).catch(() =>
      api.log.warn('closing expired invitations failed; it is tried again in an hour'),
    );
  });
  api.onClose(() => {
    hourly.cancel();
  });
}
