import { registerDevice as contract } from '@plumbline/resources/commands/platform';
import type { Api } from '../../base/context/context';
import { handleCommand } from '../../entities/handleCommand';
import { registerDevice } from './registerDevice';

/** Mounts by what the device somebody is signed in on says what it is. */
export function configureDevices(api: Api): void {
  handleCommand(api, contract, registerDevice);
}
