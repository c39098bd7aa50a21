import * as commands from '@plumbline/resources/commands/instances';
import type { Api } from '../../base/context/context';
import { handleCommand } from '../../entities/handleCommand';
import { accountFigures } from './accountFigures';

/** Mounts `GET /api/instances/:id/figures`. */
export function configureInstances(api: Api): void {
  handleCommand(api, commands.accountFigures, (call, _input, { id }) => accountFigures(call, id));
}
