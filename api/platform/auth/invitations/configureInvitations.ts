import * as commands from '@plumbline/resources/commands/people';
import schedule from 'node-schedule';
import type { Api } from '../../../base/context/context';
import { handleCommand } from '../../../entities/handleCommand';
import type { Row } from '../../../entities/rowMapper';
import { typed } from '../../../entities/typedRecords';
import type { JobRunner } from '../../jobs';
import { expireInvitations } from './expireInvitations';
import { endAccess, inviteContact, resendInvitation, withdrawInvitation } from './inviteContact';
import { invitationMailKind, sendInvitation } from './sendInvitation';

/** Mounts the commands that give a contact access and end it, and the mail of an invitation; the page for accepting is among those of the issuer. */
export function configureInvitations(api: Api, jobs: JobRunner): void {
  const contact = (row: Row) => typed('contacts', row);
  handleCommand(api, commands.inviteContact, async (call, wish, { id }) =>
    contact(await inviteContact(api, call, id, wish)),
  );
  handleCommand(api, commands.resendInvitation, async (call, wish, { id }) =>
    contact(await resendInvitation(api, call, id, wish)),
  );
  handleCommand(api, commands.withdrawInvitation, async (call, _input, { id }) =>
    contact(await withdrawInvitation(call, id)),
  );
  handleCommand(api, commands.endAccess, async (call, _input, { id }) => contact(await endAccess(call, id)));
  jobs.handle(invitationMailKind, { maxAttempts: 5, run: (_api, job) => sendInvitation(api, job) });
  const hourly = schedule.scheduleJob('23 * * * *', () => {
    expireInvitations({ db: api.db, now: api.now() }).catch(() =>
      api.log.warn('closing expired invitations failed; it is tried again in an hour'),
    );
  });
  api.onClose(() => {
    hourly.cancel();
  });
}
