import * as commands from '@plumbline/resources/commands/instances';
import type { Api } from '../../base/context/context';
import { handleCommand } from '../../entities/handleCommand';
import { registerSessionFacts } from '../../platform/auth/sessions/sessionFacts';
import { accountFigures } from './accountFigures';
import { isTestAccount } from './isTestAccount';

/** Mounts the figures of an account. */
export function configureInstances(api: Api): void {
  handleCommand(api, commands.accountFigures, (call, _input, { id }) => accountFigures(call, id));
  registerSessionFacts(async ({ db }, { instance }) =>
    (await isTestAccount(db, instance)) ? { isTestAccount: true } : {},
  );
}
