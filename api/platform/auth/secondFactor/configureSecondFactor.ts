import * as commands from '@plumbline/resources/commands/people';
import type { Api } from '../../../base/context/context';
import { handleCommand } from '../../../entities/handleCommand';
import { registerHooks } from '../../../entities/hooks';
import { typed } from '../../../entities/typedRecords';
import { refuseDemand } from './refuseDemand';
import { memberSecondFactor, resetMemberSecondFactor, resetUserSecondFactor } from './resetSecondFactor';

/** Mounts the commands by which administrators reset the second factor of others; one's own is under `/api/session`. */
export function configureSecondFactor(api: Api): void {
  if (api.config.oidc !== null) registerHooks('instances', refuseDemand);
  handleCommand(api, commands.readMemberSecondFactor, (call, _input, { id }) => memberSecondFactor(call, id));
  handleCommand(api, commands.resetMemberSecondFactor, async (call, _input, { id }) =>
    typed('contacts', await resetMemberSecondFactor(api, call, id)),
  );
  handleCommand(api, commands.resetUserSecondFactor, async (call, _input, { id }) =>
    typed('users', await resetUserSecondFactor(api, call, id)),
  );
}
