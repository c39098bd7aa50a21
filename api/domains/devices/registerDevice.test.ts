import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import { expect, it } from 'vitest';
import { deleteRecord } from '../../entities/deleteRecord';
import { listRecords } from '../../entities/listRecords';
import { updateRecord } from '../../entities/updateRecord';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf, build, buildAccount, callAs, noon } from '../../platform/testing/factories';
import { registerDevice } from './registerDevice';

const database = useTestDatabase();

async function person() {
  const { db } = database;
  const instance = await buildAccount(db);
  const { id: user } = await build(db, CATALOGUE_ID, 'users');
  const { id: contact } = await build(db, instance, 'contacts', { user });
  const actor = actorOf(instance, 'Employee', { user, contact });
  const owner = callAs(db, actorOf(instance));
  const at = (minutes: number) => callAs(db, actor, new Date(noon.getTime() + minutes * 60_000));
  const rows = async () => (await listRecords(owner, definitions.devices)).rows;
  return { instance, user, contact, owner, at, rows };
}
const facts = { name: 'Chrome on Android', userAgent: 'Mozilla/5.0', usedMemory: 48.2, computingRating: 72 };

it('makes itself known once and is seen again, under the name that people gave it', async () => {
  const { at, rows, owner, user, contact } = await person();
  const id = newId();
  await registerDevice(at(0), { id, ...facts, isRemoteMaintenanceAllowed: true, owner: newId() });
  expect(await rows()).toMatchObject([
    {
      id,
      name: 'Chrome on Android',
      owner: contact,
      user,
      usedMemory: 48,
      computingRating: 72,
      storageRating: null,
      dateLastSeen: noon.toISOString(),
      isRemoteMaintenanceAllowed: false,
    },
  ]);
  const { version } = await updateRecord(owner, definitions.devices, id, { name: 'Tablet 3', owner: null });
  await registerDevice(at(5), {
    id,
    ...facts,
    usedMemory: 60,
    storageRating: 999,
    userAgent: 'x'.repeat(900),
  });
  expect(await rows()).toMatchObject([
    {
      name: 'Tablet 3',
      owner: null,
      usedMemory: 60,
      storageRating: 100,
      userAgent: 'x'.repeat(400),
      dateLastSeen: '2026-11-17T12:05:00.000Z',
      // Nobody changed it: who has it open in a form may save.
      version,
    },
  ]);
});

it("is neither somebody else's device nor one that was removed", async () => {
  const [one, other] = [await person(), await person()];
  const id = newId();
  await registerDevice(one.at(0), { id, ...facts });
  await expect(registerDevice(other.at(0), { id, ...facts })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const colleague = callAs(database.db, actorOf(one.instance, 'Owner'));
  await expect(registerDevice(colleague, { id, ...facts })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await deleteRecord(one.owner, definitions.devices, id);
  await expect(registerDevice(one.at(1), { id, ...facts })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('says what is wrong with what it was told', async () => {
  const { at } = await person();
  await expect(registerDevice(at(0), { id: 'x', ...facts })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await expect(registerDevice(at(0), { id: newId() })).rejects.toMatchObject({
    errors: { name: { message: 'validation.required' } },
  });
});

it('forgets the devices of a person that were not seen for longest', async () => {
  const { at, rows } = await person();
  const ids = Array.from({ length: 21 }, () => newId());
  for (const [minute, id] of ids.entries()) await registerDevice(at(minute), { id, ...facts });
  expect((await rows()).map(({ id }) => id).sort()).toEqual(ids.slice(1).sort());
  for (let minute = 21; minute < 30; minute += 1) await registerDevice(at(minute), { id: newId(), ...facts });
  await expect(registerDevice(at(30), { id: newId(), ...facts })).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
  await registerDevice(at(24 * 60 + 30), { id: newId(), ...facts });
});
