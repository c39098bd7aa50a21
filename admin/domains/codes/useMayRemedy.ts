import { reassignCode } from '@plumbline/resources/commands/codes';
import { mayGive } from '@plumbline/resources/language/defineCommand';
import type { RaRecord } from 'react-admin';
import { useActor } from '../../data/session/ActorProvider';

/** Whether the user may resolve the warning of this code. */
export function useMayRemedy(record: RaRecord<string>): boolean {
  const actor = useActor();
  return (
    mayGive(reassignCode, actor) && actor.mirroring?.mayWrite !== false && record.instance === actor.instance
  );
}
