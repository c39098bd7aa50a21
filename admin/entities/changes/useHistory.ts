import { historyOf } from '@plumbline/resources/commands/everyEntity';
import { entities } from '@plumbline/resources/entities/index';
import type { AnswerOf } from '@plumbline/resources/language/defineCommand';
import type { EntityName } from '@plumbline/resources/language/names';
import { useQuery } from '@tanstack/react-query';
import { callCommand } from '../../data/session/callCommand';

export type HistoryEntry = AnswerOf<ReturnType<typeof historyOf>>[number];

/** The history of a record, newest first. `version` is part of the key, so that it is reloaded after a change. */
export function useHistory(resource: EntityName, id: string, version: number) {
  return useQuery({
    queryKey: ['history', resource, id, version],
    queryFn: () => callCommand(historyOf(entities[resource]), { id }),
  });
}
