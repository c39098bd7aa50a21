import { readTimeline as contract } from '@plumbline/resources/commands/timeline';
import { positionAt } from '@plumbline/resources/rules/timeline/timelineOrder';
import type { Api } from '../../base/context/context';
import { fail } from '../../base/errors/errors';
import { handleCommand } from '../../entities/handleCommand';
import { readTimeline } from './readTimeline';

/** Mounts the timeline of a piece; BAD_QUERY if `after` is no cursor. */
export function mountTimeline(api: Api): void {
  handleCommand(api, contract, (call, { after }, { id }) => {
    const from =
      after === undefined ? undefined : (positionAt(after) ?? fail('BAD_QUERY', { field: 'after' }));
    return readTimeline(call, id, from);
  });
}
