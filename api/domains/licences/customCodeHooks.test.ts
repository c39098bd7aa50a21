import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type Call, inTransaction } from '../../entities/call';
import { createRecord } from '../../entities/createRecord';
import { deleteRecord } from '../../entities/deleteRecord';
import { getRecord } from '../../entities/getRecord';
import { updateRecord } from '../../entities/updateRecord';
import { writeMany } from '../../entities/writeMany';
import { restoreRecord } from '../../platform/bin/restoreRecord';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf, build, buildAccount, callAs } from '../../platform/testing/factories';
import { refusal } from '../planning/testing/customer';
import { configureLicences } from './configureLicences';

const database = useTestDatabase();
const { qrCodes } = definitions;
const full = (max: number) => ({
  code: 'INVALID',
  errors: { code: { message: 'validation.customCodesFull', args: { smart_count: max } } },
});
let owner: Call;
let account: string;
let made = 0;
const make = (more: object = {}) => {
  made += 1;
  return createRecord(owner, qrCodes, { code: `OWN-${made}`, ...more }).then(({ id }) => String(id));
};

beforeAll(configureLicences);
let prefix: string;
beforeEach(async () => {
  account = await buildAccount(database.db);
  prefix = `S${account.slice(-6)}-`;
  await build(database.db, CATALOGUE_ID, 'checkerIdRanges', {
    prefix,
    firstNumber: 1,
    lastNumber: 9,
    soldTo: account,
  });
  owner = callAs(database.db, actorOf(account));
});
const allow = (maxCustomQrCodes: number) =>
  build(database.db, account, 'licenses', { maxCustomQrCodes, maxUser: 5 });

it('an account has at most as many custom codes as its licences allow; printed ones do not count', async () => {
  await make();
  await allow(2);
  await make();
  expect(await refusal(make())).toMatchObject(full(2));
  const bought = await make({ code: `${prefix}07` });
  expect(await refusal(updateRecord(owner, qrCodes, bought, { code: 'RENAMED' }))).toMatchObject(full(2));
  await allow(1);
  await updateRecord(owner, qrCodes, bought, { code: 'RENAMED' });
});

it('a code listed only because of its warning does not count', async () => {
  await allow(1);
  await build(database.db, account, 'qrCodes', { code: `FOUND-${account.slice(-6)}`, isFromEquipment: true });
  await make();
  expect(await refusal(make())).toMatchObject(full(1));
});

it('if licences allow no custom codes, the error does not suggest deleting one', async () => {
  await allow(0);
  expect(await refusal(make())).toMatchObject({
    errors: { code: { message: 'validation.customCodesNone' } },
  });
});

it('a custom code cannot be declared as a printed one', async () => {
  const [own, bought] = [await make(), await make({ code: `${prefix}1` })];
  const isCustom = async (id: string) => (await getRecord(owner, qrCodes, id)).isCustom;
  expect([await isCustom(own), await isCustom(bought)]).toEqual([true, false]);
  const untick = updateRecord(owner, qrCodes, own, { isCustom: false });
  expect(await refusal(untick)).toMatchObject({ errors: { isCustom: { message: 'validation.readOnly' } } });
});

it('a deleted code frees its place, and is restored only if there is one', async () => {
  await allow(1);
  const first = await make();
  await deleteRecord(owner, qrCodes, first);
  const second = await make();
  expect(await refusal(restoreRecord(owner, qrCodes, first))).toMatchObject(full(1));
  await updateRecord(owner, qrCodes, second, { code: `${prefix}2` });
  await restoreRecord(owner, qrCodes, first);
});

it('a bulk write creates as many codes as allowed and refuses the others one by one', async () => {
  await allow(3);
  await make();
  const writes = ['A', 'B', 'C', 'D'].map((code) => ({ before: null, values: { code } }));
  const outcomes = await inTransaction(owner, (call) => writeMany(call, qrCodes, writes));
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['created', 'created', 'refused', 'refused']);
  const two = await Promise.allSettled([make(), make()]);
  expect(two.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

it('only one of two concurrent writes gets the last place', async () => {
  await allow(1);
  const two = await Promise.allSettled([make(), make()]);
  expect(two.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
