import { readTimeline as contract } from '@plumbline/resources/commands/timeline';
import type { Api } from '../../base/context/context';
import { handleCommand } from '../../entities/handleCommand';
import { readTimeline } from './readTimeline';

/** Mounts the timeline of a piece. */
export function mountTimeline(api: Api): void {
  handleCommand(api, contract, (call, { after }, { id }) => readTimeline(call, id, after));
}
