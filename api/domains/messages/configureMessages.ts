import * as commands from '@plumbline/resources/commands/messages';
import type { Api } from '../../base/context/context';
import { handleCommand } from '../../entities/handleCommand';
import { readReach } from './readReach';

/** Mounts `GET /api/systemMessages/reach`: number of accounts and people who would get a message. */
export function configureMessages(api: Api): void {
  handleCommand(api, commands.readReach, (call, { audience, role, broker, account }) =>
    readReach(call, {
      audience: audience ?? null,
      role: role ?? null,
      broker: broker ?? null,
      account: account ?? null,
    }),
  );
}
