import type { ChecklistPart } from '@plumbline/resources/entities/checkpoints/checklistParts';
import { definitions } from '@plumbline/resources/entities/index';
import { dayAfter } from '@plumbline/resources/language/due';
import type { EntityName } from '@plumbline/resources/language/names';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { surroundingsOf } from '@plumbline/resources/rules/dataGenerator/index';
import type { Knex } from 'knex';
import { type Row, rowMapper } from '../../entities/rowMapper';
import { type RunIds, runIds } from './runIds';
import type { Run } from './runStore';
import { type SampleAnswers, sampleAnswers } from './sampleAnswers';
import { nth, wordsIn } from './words/generatorWords';

export interface RunChecklistAnswers extends SampleAnswers {
  checklist: string;
}

/** Texts, locations, people and ids of a run. */
export type RunWorld = ReturnType<typeof runWorld>;

export function runWorld(run: Run) {
  const { plan } = run;
  const words = wordsIn(plan.language);
  const around = surroundingsOf(plan);
  const known = new Map<EntityName, RunIds>();
  const idsOf = (entity: EntityName): RunIds => {
    const ids = known.get(entity) ?? runIds(run, entity);
    known.set(entity, ids);
    return ids;
  };
  const today = dayOf(run.startedAt);
  const nameOf = (n: number) => ({
    firstName: nth(words.firstNames, n),
    lastName: nth(words.lastNames, n * 5 + Math.floor(n / words.firstNames.length)),
  });
  const fullName = (n: number): string => Object.values(nameOf(n)).join(' ');
  return {
    run,
    plan,
    words,
    around,
    idsOf,
    today,
    daysAgo: (days: number): string => dayAfter(today, -days),
    nameOf,
    siteId: (site: number) => idsOf('locations').at(site),
    hallId: (site: number, hall: number) => idsOf('locations').at(around.sites + site * around.halls + hall),
    ownerId: (customer: number | null) => (customer === null ? null : idsOf('equipmentOwners').at(customer)),
    inspectorOf: (site: number) => {
      const n = site % around.inspectors;
      return { id: idsOf('contacts').at(n), name: fullName(n) };
    },
    siteContact: (site: number) => {
      const n = around.inspectors + site;
      return { id: idsOf('contacts').at(n), name: fullName(n), ...nameOf(n) };
    },
  };
}

/** Answers to the checklist of each regulation. */
export async function loadAnswers(
  db: Knex | Knex.Transaction,
  run: Run,
): Promise<ReadonlyMap<string, RunChecklistAnswers>> {
  const ids = run.checklists.map(({ id }) => id);
  const rows: Row[] = ids.length > 0 ? await db('checklists').whereIn('id', ids) : [];
  const partsOf = new Map(
    rows.map((row) => [
      String(row.id),
      (rowMapper(definitions.checklists).read(row).parts ?? []) as ChecklistPart[], // as its definition says
    ]),
  );
  return new Map(
    run.checklists.map(({ regulation, id }) => [
      regulation,
      { checklist: id, ...sampleAnswers(partsOf.get(id) ?? []) },
    ]),
  );
}
