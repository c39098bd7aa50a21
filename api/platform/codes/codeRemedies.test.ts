import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import type { Actor } from '@plumbline/resources/language/permissions';
import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../base/config/config';
import { createRecord } from '../../entities/createRecord';
import { getRecord } from '../../entities/getRecord';
import type { Row } from '../../entities/rowMapper';
import { updateRecord } from '../../entities/updateRecord';
import { signInState } from '../auth/signInState';
import type { Mail } from '../mail/mail';
import { actorOf, build, buildAccount, callAs, systemCall } from '../testing/factories';
import { useRoutes } from '../testing/useRoutes';
import { configureCodes } from './configureCodes';

let api: Parameters<typeof configureCodes>[0];
const routes = useRoutes((made, answerByServices) => {
  api = {
    ...made,
    config: readConfig({
      DATABASE_URL: routes.database.url,
      SECRET: 'a secret of thirty-two letters or more',
    }),
  };
  configureCodes(api, { handle: () => {}, wake: () => {}, drain: async () => {} });
  answerByServices();
});
const { database } = routes;

let account: string;
let owner: Actor;
let code: string;
let first: Row & { id: string };
let second: Row & { id: string };
let row: Row & { id: string };
beforeEach(async () => {
  account = await buildAccount(database.db, { companyName: 'Magazyn Łódź' });
  owner = actorOf(account);
  code = `Q${newId().slice(-8)}`;
  first = await build(database.db, account, 'equipments', { qrCode: code, identNumber: 'R-1' });
  second = await build(database.db, account, 'equipments', { identNumber: 'R-2' });
  row = await build(database.db, account, 'qrCodes', { code, equipment: second.id });
});

async function ask(actor: Actor, what: string, body?: Row) {
  const answer = await routes.ask(
    actor,
    body ? 'POST' : 'GET',
    `/api/qrCodes/${row.id}/${what}`,
    ...(body ? [body] : []),
  );
  return { status: answer.status, body: (await answer.json()) as Row };
}
const pieceCode = async ({ id }: Row) =>
  (await getRecord(systemCall(database.db, account), definitions.equipments, String(id))).qrCode;
const historyOf = (id: string) => database.db('history').where({ recordId: id });

describe('the cause of a warning', () => {
  it('names the pieces of the own account, and of others only that there is one', async () => {
    const other = await buildAccount(database.db, { companyName: 'Obce Konto' });
    await build(database.db, other, 'equipments', { qrCode: code, identNumber: 'X-9' });
    const { body } = await ask(owner, 'cause');
    expect(body).toEqual({
      warnings: ['DuplicatedInInstance', 'DuplicatedExternally'],
      pieces: [
        { id: first.id, name: 'R-1', isCarrier: true, isAssigned: false },
        { id: second.id, name: 'R-2', isCarrier: false, isAssigned: true },
      ],
      hidden: 0,
      accounts: null,
    });
    const staff = await ask(actorOf(CATALOGUE_ID, 'ProviderAdmin'), 'cause');
    expect(staff.body.accounts).toEqual([
      { id: account, name: 'Magazyn Łódź', hasBought: false, uses: true },
      { id: other, name: 'Obce Konto', hasBought: false, uses: true },
    ]);
    expect(await ask(actorOf(other), 'cause')).toMatchObject({ status: 404 });
  });

  it('names no piece at a place that one may not see', async () => {
    const restricted = actorOf(account, 'Employee', { locations: [newId()] });
    expect((await ask(restricted, 'cause')).body).toMatchObject({ pieces: [], hidden: 2 });
  });
});

describe('what is done about it', () => {
  it('leaves the code on the chosen piece; the other loses it, and the warning goes at once', async () => {
    expect(row.warning).toBe('DuplicatedInInstance');
    const { body } = await ask(owner, 'reassign', { equipment: second.id });
    expect(body).toMatchObject({ equipment: second.id, warning: null });
    expect([await pieceCode(first), await pieceCode(second)]).toEqual([null, code]);
    const again = await ask(owner, 'reassign', { equipment: second.id });
    expect(again).toMatchObject({ status: 200, body: { version: body.version } });
  });

  it('leaves it on the piece that carries it, which the code is then assigned to', async () => {
    expect((await ask(owner, 'reassign', { equipment: first.id })).body).toMatchObject({
      equipment: first.id,
      dateAssigned: '2026-11-17',
      warning: null,
    });
    expect([await pieceCode(first), await pieceCode(second)]).toEqual([code, null]);
  });

  it('gives it to no piece that did not have it, here or elsewhere', async () => {
    const third = await build(database.db, account, 'equipments');
    const foreign = await build(database.db, await buildAccount(database.db), 'equipments', { qrCode: code });
    for (const { id } of [third, foreign])
      expect(await ask(owner, 'reassign', { equipment: id })).toMatchObject({ status: 404 });
    expect(await pieceCode(first)).toBe(code);
  });

  it('takes it off a piece, with history, and says what is left', async () => {
    const before = await historyOf(first.id);
    expect((await ask(owner, 'release', { equipment: first.id })).body).toMatchObject({ warning: null });
    expect(await pieceCode(first)).toBeNull();
    expect(await historyOf(first.id)).toHaveLength(before.length + 1);
    expect((await ask(owner, 'release', { equipment: second.id })).body).toMatchObject({ equipment: null });
  });

  it('is for owners and administrators of the account alone', async () => {
    const other = actorOf(await buildAccount(database.db));
    for (const [what, body] of [
      ['reassign', { equipment: first.id }],
      ['release', { equipment: first.id }],
      ['ask', {}],
    ] as const) {
      expect(await ask(actorOf(account, 'Employee'), what, body)).toMatchObject({ status: 403 });
      expect(await ask(actorOf(CATALOGUE_ID, 'ProviderAdmin'), what, body)).toMatchObject({ status: 403 });
      expect(await ask(other, what, body)).toMatchObject({ status: 404 });
    }
    expect(await pieceCode(first)).toBe(code);
  });
});

describe('a code that equipment carries without a row of its own', () => {
  let rack: Row & { id: string };
  beforeEach(async () => {
    const number = newId().slice(-8);
    await build(database.db, CATALOGUE_ID, 'checkerIdRanges', {
      prefix: `${number}-`,
      firstNumber: 1,
      lastNumber: 9,
      soldTo: null,
    });
    rack = await build(database.db, account, 'equipments', { qrCode: `${number}-1`, identNumber: 'R-3' });
    const found = await getRecord(
      systemCall(database.db, account),
      definitions.qrCodes,
      await idOf(`${number}-1`),
    );
    row = { ...found, id: String(found.id) };
  });
  const idOf = async (wanted: string): Promise<string> =>
    (await database.db('qrCodes').where({ instance: account, code: wanted }).first('id'))?.id;

  it('tells its cause, and the provider the account', async () => {
    expect((await ask(owner, 'cause')).body).toMatchObject({
      warnings: ['NotSold'],
      pieces: [{ id: rack.id, name: 'R-3', isCarrier: true, isAssigned: true }],
    });
    expect((await ask(actorOf(CATALOGUE_ID, 'ProviderSupport'), 'cause')).body.accounts).toEqual([
      { id: account, name: 'Magazyn Łódź', hasBought: false, uses: true },
    ]);
    expect(await ask(actorOf(account, 'SalesForce'), 'cause')).toMatchObject({ status: 403 });
  });

  it('is released with its row, and is no warning any more', async () => {
    const { status, body } = await ask(owner, 'release', { equipment: rack.id });
    expect([status, body]).toMatchObject([200, { equipment: null, warning: null }]);
    expect(await pieceCode(rack)).toBeNull();
    expect(await ask(owner, 'cause')).toMatchObject({ status: 404 });
  });

  it('stays where it is when it is left there, and can be asked about', async () => {
    expect((await ask(owner, 'reassign', { equipment: rack.id })).body).toMatchObject({ warning: 'NotSold' });
    const broker = await build(database.db, CATALOGUE_ID, 'brokers', {
      supportEmail: 'help@broker.example',
      isWhitelabelingBroker: false,
    });
    await database.db('instances').where({ id: account }).update({ broker: broker.id });
    expect((await ask(owner, 'ask', {})).body.dateAsked).toBeTruthy();
    expect(await pieceCode(rack)).toBe(rack.qrCode);
  });
});

describe('asking the provider', () => {
  async function mails(): Promise<Mail[]> {
    const { sealer } = await signInState(api);
    const jobs: Row[] = await database.db('jobs').where({ kind: 'mail', subject: row.id });
    return jobs.map(({ payload }) => {
      const { sealed } = typeof payload === 'string' ? JSON.parse(payload) : (payload as { sealed: string });
      return JSON.parse(sealer.open(sealed)) as Mail;
    });
  }
  async function lookAfter(supportEmail: string | null): Promise<void> {
    const above = await build(database.db, CATALOGUE_ID, 'brokers', {
      supportEmail: 'pomoc@above.example',
      isWhitelabelingBroker: false,
    });
    const broker = await build(database.db, CATALOGUE_ID, 'brokers', {
      supportEmail,
      parentBroker: above.id,
      isWhitelabelingBroker: false,
    });
    await database.db('instances').where({ id: account }).update({ broker: broker.id });
  }

  it('writes to the support of the broker once, with code, account and cause', async () => {
    await lookAfter('help@broker.example');
    const { body } = await ask(owner, 'ask', {});
    expect(body.dateAsked).toBeTruthy();
    expect((await ask(owner, 'ask', {})).body.version).toBe(body.version);
    const sent = await mails();
    expect(sent.map(({ to, kind }) => [to, kind])).toEqual([['help@broker.example', 'codeQuestion']]);
    for (const words of [code, 'Magazyn Łódź', 'Kod powtarza się na koncie', owner.email])
      expect(sent[0]?.text).toContain(words);
  });

  it('turns to the broker above where the own one gives no address, in the looks of that one', async () => {
    await lookAfter(null);
    const { broker } = await database.db('instances').where({ id: account }).first('broker');
    const { parentBroker } = await database.db('brokers').where({ id: broker }).first('parentBroker');
    for (const [id, name] of [
      [broker, 'Pod Dachem'],
      [parentBroker, 'Nad Dachem'],
    ])
      await database.db('brokers').where({ id }).update({ name, isWhitelabelingBroker: true });
    await ask(owner, 'ask', {});
    expect(await mails()).toMatchObject([{ to: 'pomoc@above.example', brand: { name: 'Nad Dachem' } }]);
  });

  it('is possible anew when there is another warning, and not without one', async () => {
    await lookAfter('help@broker.example');
    await ask(owner, 'ask', {});
    const settled = (await ask(owner, 'reassign', { equipment: first.id })).body;
    expect(settled).toMatchObject({ warning: null, dateAsked: null });
    expect(await ask(owner, 'ask', {})).toMatchObject({
      status: 409,
      body: { code: 'CODE_WITHOUT_WARNING' },
    });
    await updateRecord(callAs(database.db, owner), definitions.qrCodes, row.id, { equipment: second.id });
    expect((await ask(owner, 'ask', {})).body.dateAsked).toBeTruthy();
    expect(await mails()).toHaveLength(2);
  });

  it('says so where there is nobody to ask, and goes to the provider where no broker is', async () => {
    await database.db('users').update({ systemRole: null });
    await database.db('sellers').delete();
    expect(await ask(owner, 'ask', {})).toMatchObject({ status: 409, body: { code: 'NOBODY_TO_ASK' } });
    await createRecord(systemCall(database.db, CATALOGUE_ID), definitions.sellers, {
      ...(await sellerDraft()),
      email: 'biuro@provider.example',
    });
    await ask(owner, 'ask', {});
    expect((await mails()).map(({ to }) => to)).toEqual(['biuro@provider.example']);
  });

  async function sellerDraft(): Promise<Row> {
    const made = await build(database.db, CATALOGUE_ID, 'sellers', { broker: null });
    await database.db('sellers').where({ id: made.id }).delete();
    const { id, version, changeNumber, createdAt, updatedAt, deletedAt, ...values } = made;
    return Object.fromEntries(Object.entries(values).filter(([name]) => name in definitions.sellers.fields));
  }
});
