import * as commands from '@plumbline/resources/commands/analytics';
import type { Api } from '../../base/context/context';
import { handleCommand } from '../../entities/handleCommand';
import { readAnalytics } from './readAnalytics';
import { readSellers } from './readSellers';

/** Mounts the analytics commands. */
export function configureAnalytics(api: Api): void {
  handleCommand(api, commands.readAnalytics, readAnalytics);
  handleCommand(api, commands.readSellers, readSellers);
}
