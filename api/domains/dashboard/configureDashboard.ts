import * as commands from '@plumbline/resources/commands/overviews';
import type { Api } from '../../base/context/context';
import { handleCommand } from '../../entities/handleCommand';
import { readDashboard } from './readDashboard';

/** Mounts the dashboard command. */
export function configureDashboard(api: Api): void {
  handleCommand(api, commands.readDashboard, (call, { today }) => readDashboard(call, today));
}
