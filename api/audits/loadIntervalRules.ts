import type { IntervalRules } from '@plumbline/resources/planning/agreedInterval';
import { asSystem, type Call } from '../entities/call';
import { listTyped } from './typedRecords';

/** What is agreed on intervals in an account, with the trees it speaks of. */
export async function loadIntervalRules(call: Call, instance: string): Promise<IntervalRules> {
  const system = { ...asSystem(call, instance), db: call.db };
  const [rules, locations, categories] = [
    await listTyped(system, 'customIntervals'),
    await listTyped(system, 'locations'),
    await listTyped(system, 'categories'),
  ];
  return { rules, locations: byId(locations), categories: byId(categories) };
}

const byId = <T extends { id: string }>(rows: readonly T[]): Map<string, T> =>
  new Map(rows.map((row) => [row.id, row]));
