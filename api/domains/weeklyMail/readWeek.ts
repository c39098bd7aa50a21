import { entities } from '@plumbline/resources/entities/index';
import type { User } from '@plumbline/resources/entities/users';
import { openFilter } from '@plumbline/resources/language/due';
import { mayEver } from '@plumbline/resources/language/permissions';
import { rowTitle } from '@plumbline/resources/language/rowTitle';
import { lastDayOf, leadOf, type Suggestion } from '@plumbline/resources/rules/suggestions/suggestions';
import type { Call } from '../../entities/call';
import { type ListResult, listRecords } from '../../entities/listRecords';
import { readSuggestions } from '../suggestions';

export type MailOptions = Pick<
  User,
  'notificationInterval' | 'mailSuggestions' | 'mailPlannings' | 'mailTasks'
>;

/** Content of the weekly mail for one person in one account. */
export interface Week {
  until: string;
  suggestions: Suggestion[];
  plannings: ListResult;
  tasks: ListResult;
  /** Duties of equipment that reaches its end of use. */
  ends: ListResult;
  /** Names of the locations and equipment listed. */
  places: Map<string, string>;
  pieces: Map<string, string>;
}

/** Maximum entries of each kind in a mail; the total is always given. */
export const mostShown = 10;
const nothing: ListResult = { rows: [], total: 0 };

/** Everything due or overdue until the end of the person's lead time, with that person's rights. */
export async function readWeek(call: Call, options: MailOptions, today: string): Promise<Week> {
  const until = lastDayOf(leadOf[options.notificationInterval ?? 'DEFAULT'], today);
  const due = (name: 'auditPlannings' | 'tasks', day: string): Promise<ListResult> | ListResult =>
    mayEver(entities[name], 'read', call.actor)
      ? listRecords(call, entities[name], {
          filter: { ...openFilter(entities[name]), [`${day}_lte`]: until },
          sort: { field: day, order: 'ASC' },
          range: [0, mostShown - 1],
        })
      : nothing;
  // Options default to on.
  const suggestions = options.mailSuggestions === false ? [] : await readSuggestions(call, { today, until });
  const plannings = options.mailPlannings === false ? nothing : await due('auditPlannings', 'datePlanned');
  const tasks = options.mailTasks === false ? nothing : await due('tasks', 'dateDue');
  const ends = options.mailSuggestions === false ? nothing : await endsOfUse(call, until);
  const places = await namesOf(call, 'locations', [
    ...suggestions.slice(0, mostShown).map(({ location }) => location),
    ...[...plannings.rows, ...tasks.rows, ...ends.rows].map(({ location }) => location),
  ]);
  const pieces = await namesOf(
    call,
    'equipments',
    ends.rows.map(({ equipment }) => equipment),
  );
  return { until, suggestions, plannings, tasks, ends, places, pieces };
}

export const isEmptyWeek = ({ suggestions, plannings, tasks, ends }: Week): boolean =>
  suggestions.length + plannings.total + tasks.total + ends.total === 0;

const endsOfUse = (call: Call, until: string): Promise<ListResult> | ListResult =>
  mayEver(entities.inspectionDuties, 'read', call.actor)
    ? listRecords(call, entities.inspectionDuties, {
        filter: { type: 'endOfUse', nextDate_lte: until },
        sort: { field: 'nextDate', order: 'ASC' },
        range: [0, mostShown - 1],
      })
    : nothing;

/** Names of rows by id, with the person's rights. */
async function namesOf(
  call: Call,
  name: 'locations' | 'equipments',
  ids: readonly unknown[],
): Promise<Map<string, string>> {
  const id = [...new Set(ids.filter((one) => typeof one === 'string'))];
  if (id.length === 0 || !mayEver(entities[name], 'read', call.actor)) return new Map();
  const { rows } = await listRecords(call, entities[name], { filter: { id } });
  return new Map(rows.map((row) => [String(row.id), rowTitle(entities[name], row)]));
}
