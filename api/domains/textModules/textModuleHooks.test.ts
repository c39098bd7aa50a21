import { definitions } from '@plumbline/resources/entities/index';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '../../entities/call';
import { createRecord } from '../../entities/createRecord';
import { deleteRecord } from '../../entities/deleteRecord';
import { listRecords } from '../../entities/listRecords';
import { updateRecord } from '../../entities/updateRecord';
import { restoreRecord } from '../../platform/bin/restoreRecord';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf, build, buildAccount, callAs } from '../../platform/testing/factories';
import { configureTextModules } from './configureTextModules';

const database = useTestDatabase();
const { contacts, textModules } = definitions;
let anna: Call;
let owner: Call;
beforeAll(configureTextModules);
beforeEach(async () => {
  const account = await buildAccount(database.db);
  const as = async (role: 'Employee' | 'Owner') => {
    const { id } = await build(database.db, account, 'contacts', { instanceRole: role });
    return callAs(database.db, actorOf(account, role, { contact: id }));
  };
  anna = await as('Employee');
  owner = await as('Owner');
});

const write = (call: Call, content: string, more: object = {}) =>
  createRecord(call, textModules, { content, ...more }).then(({ id }) => String(id));
const read = async (call: Call) => (await listRecords(call, textModules)).rows.map(({ content }) => content);

describe('a text block', () => {
  it('is shared by default; a private one is visible to its author only, not even to the owner', async () => {
    await write(anna, 'Replace the beam.');
    const own = await write(anna, 'Call Kowalski first.', { isForAll: false });
    expect(await read(anna)).toEqual(['Call Kowalski first.', 'Replace the beam.']);
    expect(await read(owner)).toEqual(['Replace the beam.']);
    await expect(updateRecord(owner, textModules, own, { content: 'x' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await updateRecord(anna, textModules, own, { content: 'Call Nowak first.' });
    expect(await read(anna)).toEqual(['Call Nowak first.', 'Replace the beam.']);
  });

  it('can be shared by its author, but a shared one cannot be made private', async () => {
    const own = await write(anna, 'Tighten the bolts.', { isForAll: false });
    await updateRecord(anna, textModules, own, { isForAll: true });
    expect(await read(owner)).toEqual(['Tighten the bolts.']);
    await expect(updateRecord(owner, textModules, own, { isForAll: false })).rejects.toMatchObject({
      errors: { isForAll: { message: 'validation.staysForAll' } },
    });
  });

  it('that is private is deleted and restored with its author', async () => {
    await write(anna, 'Mine.', { isForAll: false });
    await deleteRecord(owner, contacts, String(anna.actor.contact));
    expect(await read(anna)).toEqual([]);
    await restoreRecord(owner, contacts, String(anna.actor.contact));
    expect(await read(anna)).toEqual(['Mine.']);
    expect(await read(owner)).toEqual([]);
  });
});
