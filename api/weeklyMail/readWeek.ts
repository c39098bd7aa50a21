import { openFilter } from '@plumbline/resources/due';
import { entities } from '@plumbline/resources/entities/index';
import type { User } from '@plumbline/resources/entities/users';
import { mayEver } from '@plumbline/resources/permissions';
import { lastDayOf, leadOf, type Suggestion } from '@plumbline/resources/suggestions/suggestions';
import type { Call } from '../entities/call';
import { type ListResult, listRecords } from '../entities/listRecords';
import { readSuggestions } from '../suggestions/readSuggestions';

export type MailOptions = Pick<
  User,
  'notificationInterval' | 'mailSuggestions' | 'mailPlannings' | 'mailTasks'
>;

/** What the week brings to one person in one account. */
export interface Week {
  until: string;
  suggestions: Suggestion[];
  plannings: ListResult;
  tasks: ListResult;
  /** Names of the places that are mentioned. */
  places: Map<string, string>;
}

/** Entries of each kind that a mail shows; how many there are it says. */
export const mostShown = 10;
const nothing: ListResult = { rows: [], total: 0 };

/** What is due until the end of the person's lead time, late things included, under the person's own rights. */
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
  // An option nobody ever set is on.
  const suggestions = options.mailSuggestions === false ? [] : await readSuggestions(call, { today, until });
  const plannings = options.mailPlannings === false ? nothing : await due('auditPlannings', 'datePlanned');
  const tasks = options.mailTasks === false ? nothing : await due('tasks', 'dateDue');
  const places = await namesOf(call, [
    ...suggestions.slice(0, mostShown).map(({ location }) => location),
    ...[...plannings.rows, ...tasks.rows].map(({ location }) => location),
  ]);
  return { until, suggestions, plannings, tasks, places };
}

export const isEmptyWeek = ({ suggestions, plannings, tasks }: Week): boolean =>
  suggestions.length + plannings.total + tasks.total === 0;

async function namesOf(call: Call, ids: readonly unknown[]): Promise<Map<string, string>> {
  const id = [...new Set(ids.filter((one) => typeof one === 'string'))];
  if (id.length === 0 || !mayEver(entities.locations, 'read', call.actor)) return new Map();
  const { rows } = await listRecords(call, entities.locations, { filter: { id } });
  return new Map(rows.map((row) => [String(row.id), String(row.name)]));
}
