import { definitions } from '../entities/index';
import { described, json, many, nullable, object, optional, string, word } from '../language/commands/parts';
import { defineCommand } from '../language/defineCommand';
import { boolean } from '../language/fields/builders';
import type { EntityName } from '../language/names';
import { timelineKinds } from '../rules/timeline/timelineEvents';

const values = json<Record<string, unknown>>('fields by their names');

export const readTimeline = defineCommand('/api/equipments/{id}/timeline', {
  method: 'GET',
  who: { may: 'read', on: definitions.equipments },
  input: { after: described(optional(string()), '`next` of the page before') },
  answer: {
    entries: many(
      object({
        key: string(),
        kind: word(...timelineKinds),
        at: described(string(), 'a day or a moment, ISO 8601'),
        resource: string<EntityName>(),
        record: described(
          json<Record<string, unknown> & { id: string }>('a row of the entity'),
          'the piece itself in entries of its own history, with its id and the list that created it',
        ),
        change: nullable(
          object({
            by: described(nullable(string()), 'the name as it was then; null: the product itself'),
            isSupport: boolean(),
            before: values,
            after: values,
          }),
        ),
      }),
    ),
    next: described(nullable(string()), 'null: nothing is older'),
  },
  errors: ['BAD_QUERY'],
  summary:
    'What happened with the piece, newest first: inspections, deficiencies, tasks, appointments, moves and states, as far as one may read them',
});
