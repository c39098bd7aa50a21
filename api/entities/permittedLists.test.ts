import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { may } from '@plumbline/resources/language/permissions';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../platform/testing/database';
import { actorOf, build, buildAccount, callAs } from '../platform/testing/factories';
import { listRecords } from './listRecords';

const database = useTestDatabase();
const racks = newId();
const gates = newId();
const ladders = newId();
const lists = { racks: [racks], both: [racks, gates], mixed: [racks, ladders], ladders: [ladders], none: [] };
type Kind = keyof typeof lists;

/** Reports and appointments speak of inspections of several categories at once. */
describe.each([
  ['auditReports', ['racks', 'both', 'none']],
  ['auditPlannings', ['racks', 'both', 'mixed', 'none']],
] as const)('%s for whom is kept to categories', (name, expected) => {
  const entity = definitions[name];
  const rows = new Map<string, Kind>();
  let account = '';
  beforeAll(async () => {
    account = await buildAccount(database.db);
    for (const [kind, categories] of Object.entries(lists) as [Kind, string[]][]) {
      const { id } = await build(database.db, account, name);
      await database
        .db(name)
        .where({ id })
        .update({ categories: JSON.stringify(categories) });
      rows.set(id, kind);
    }
  });

  it.each(['Employee', 'OtherContact'] as const)('are what the definition says to %s', async (role) => {
    await database.db(name).where({ instance: account }).update({ state: 'finished' });
    const actor = actorOf(account, role, { categories: [racks, gates] });
    const { rows: found, total } = await listRecords(callAs(database.db, actor), entity, {
      filter: { id: [...rows.keys()] },
    });
    const kinds = found.map(({ id }) => rows.get(String(id)));
    expect(new Set(kinds)).toEqual(new Set(expected));
    expect(total).toBe(expected.length);
    for (const [kind, categories] of Object.entries(lists))
      expect(may(entity, 'read', actor, { state: 'finished', categories })).toBe(
        (expected as readonly string[]).includes(kind),
      );
  });

  it('are all there for whom has every category, and without any only what names none', async () => {
    const seenBy = async (categories: 'all' | string[]) =>
      (await listRecords(callAs(database.db, actorOf(account, 'Employee', { categories })), entity)).rows.map(
        ({ id }) => rows.get(String(id)),
      );
    expect((await seenBy('all')).filter(Boolean)).toHaveLength(5);
    expect((await seenBy([])).filter(Boolean)).toEqual(['none']);
  });
});
