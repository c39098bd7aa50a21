import type { Suggestion } from '@plumbline/resources/rules/suggestions/suggestions';
import type { Call } from '../../entities/call';
import { readDuePlaces } from './readDuePlaces';

const most = 50;

/** The most overdue of what can be planned, at most 50. */
export async function readSuggestions(
  call: Call,
  span: { today: string; until: string },
): Promise<Suggestion[]> {
  const due = await readDuePlaces(call, span);
  return due.slice(0, most).map(({ byCategory, ...suggestion }) => suggestion);
}
