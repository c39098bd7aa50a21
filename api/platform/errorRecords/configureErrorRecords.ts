import { reportErrors as contract } from '@plumbline/resources/commands/platform';
import type { Api } from '../../base/context/context';
import { handleCommand } from '../../entities/handleCommand';
import { reportErrors } from './reportErrors';

/** Mounts the command by which the app reports errors of a device. */
export function configureErrorRecords(api: Api): void {
  handleCommand(api, contract, reportErrors);
}
