import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import type { Actor } from '@plumbline/resources/language/permissions';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../entities/call';
import { deleteRecord } from '../../entities/deleteRecord';
import { getRecord } from '../../entities/getRecord';
import type { Row } from '../../entities/rowMapper';
import { getTyped, listTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf, build, buildAccount, callAs, noon } from '../../platform/testing/factories';
import { configureCatalogue } from '../catalogue/configureCatalogue';
import { buildCustomer, type Customer, okay, rackRegulation, refusal } from '../planning/testing/customer';
import { buildReportContext } from '../reports/context/buildReportContext';
import { loadReportData } from '../reports/context/loadReportData';
import { countOpenPlannings } from './countOpenPlannings';
import { publishDraft } from './publishDraft';
import { startDraft } from './startDraft';

const database = useTestDatabase();
let given: Customer;
beforeAll(async () => {
  configureCatalogue();
  given = await buildCustomer(database.db);
});

const { auditRegulations, regulationVersions } = definitions;
const [frames] = rackRegulation.parts;
const revised = [{ ...frames!, name: { 'en-EN': 'Frames, revised' } }];
interface Keeper {
  call: Call;
  regulation: string;
}
/** An account with only a regulation. */
async function keeper(): Promise<Keeper> {
  const account = await buildAccount(database.db);
  const regulation = (await build(database.db, account, 'auditRegulations', rackRegulation)).id;
  return { call: callAs(database.db, actorOf(account)), regulation };
}
const draftOf = (own: Keeper, more: Row = {}) =>
  startDraft(own.call, { regulation: own.regulation, parts: revised, ...more });
const publish = (own: Keeper, draft: Row, more: Row = {}) =>
  publishDraft(own.call, String(draft.id), { version: Number(draft.version), published: 1, ...more });
const versionsOf = (own: Keeper) =>
  listTyped(own.call, 'regulationVersions', {
    filter: { regulation: own.regulation },
    sort: { field: 'number', order: 'ASC' },
  });

describe('a draft', () => {
  it('does not affect the published version, and can be continued later', async () => {
    const own = await buildCustomer(database.db);
    const draft = await draftOf(own, { interval: 6 });
    expect(draft).toMatchObject({ state: 'draft', number: null, interval: 6, parts: revised, version: 1 });
    const later = await updateRecord(own.call, regulationVersions, String(draft.id), { interval: 3 }, 1);
    expect(later).toMatchObject({ interval: 3, version: 2, state: 'draft' });
    expect(await getTyped(own.call, 'auditRegulations', own.regulation)).toMatchObject({
      interval: 12,
      parts: rackRegulation.parts,
      publishedVersion: 1,
      version: 1,
    });
    const { audits } = await own.plan([await own.rack()]);
    expect(await getTyped(own.system, 'checklists', String(audits[0]!.checklist))).toMatchObject({
      regulationVersion: 1,
      interval: 12,
      parts: rackRegulation.parts,
    });
  });

  it('is shared: a later start or save gets the current draft', async () => {
    const own = await keeper();
    const draft = await draftOf(own);
    const second = await refusal(draftOf(own, { interval: 1 }));
    expect(second).toMatchObject({
      code: 'STALE_VERSION',
      data: { id: draft.id, current: { interval: 12 } },
    });
    await updateRecord(own.call, regulationVersions, String(draft.id), { interval: 6 }, 1);
    const stale = await refusal(
      updateRecord(own.call, regulationVersions, String(draft.id), { interval: 3 }, 1),
    );
    expect(stale).toMatchObject({ code: 'STALE_VERSION', data: { current: { interval: 6, version: 2 } } });
    expect(await refusal(publish(own, draft))).toMatchObject({
      code: 'STALE_VERSION',
      data: { current: { interval: 6 } },
    });
    const both = await keeper();
    const attempts = await Promise.allSettled([draftOf(both), draftOf(both)]);
    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is validated like a regulation, by field', async () => {
    const own = await keeper();
    expect(Object.keys((await refusal(draftOf(own, { interval: 0, shortName: '' }))).errors ?? {})).toEqual([
      'interval',
    ]);
    expect(Object.keys((await refusal(draftOf(own, { interval: 6, shortName: '' }))).errors ?? {})).toEqual([
      'shortName',
    ]);
    const [first, ...others] = frames!.checkpoints;
    const ahead = { ...first!, shownAfter: others[0]!.id, shownAnswer: 'RED' };
    const parts = [{ ...frames!, checkpoints: [ahead, ...others] }];
    const later = { 'parts.0.checkpoints.0.shownAfter': { message: 'validation.conditionLater' } };
    expect(await refusal(draftOf(own, { parts }))).toMatchObject({ errors: later });
    const draft = await draftOf(own);
    expect(
      await refusal(updateRecord(own.call, regulationVersions, String(draft.id), { parts })),
    ).toMatchObject({ errors: later });
    expect(await refusal(draftOf(own, { state: 'published' }))).toMatchObject({
      errors: { state: { message: 'validation.readOnly' } },
    });
  });

  it('is accessible only to users who may change the regulation', async () => {
    const shared = await build(database.db, CATALOGUE_ID, 'auditRegulations');
    const provider = callAs(database.db, actorOf(CATALOGUE_ID, 'ProviderAdmin'));
    const draft = await startDraft(provider, { regulation: shared.id, interval: 1 });
    expect(await getRecord(provider, regulationVersions, String(draft.id))).toMatchObject({ interval: 1 });
    expect(await getRecord(given.call, auditRegulations, shared.id)).toMatchObject({ interval: 12 });
    const outside = [
      getRecord(given.call, regulationVersions, String(draft.id)),
      startDraft(given.call, { regulation: shared.id, interval: 2 }),
      publishDraft(given.call, String(draft.id), { version: 1, published: 1 }),
      countOpenPlannings(given.call, shared.id),
    ];
    const codes = await Promise.all(outside.map(async (work) => (await refusal(work)).code));
    expect(codes).toEqual(['NOT_FOUND', 'FORBIDDEN', 'NOT_FOUND', 'FORBIDDEN']);
    const employee: Actor = actorOf(given.account, 'Employee');
    expect(
      await refusal(startDraft(callAs(database.db, employee), { regulation: given.regulation })),
    ).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('can be discarded without affecting the published version', async () => {
    const own = await keeper();
    const draft = await draftOf(own);
    await deleteRecord(own.call, regulationVersions, String(draft.id));
    expect((await versionsOf(own)).map(({ number, state }) => [number, state])).toEqual([[1, 'published']]);
    await expect(draftOf(own)).resolves.toMatchObject({ state: 'draft' });
  });
});

describe('publishing', () => {
  it('does not affect running and finished inspections and their reports; new ones use it', async () => {
    const own = await buildCustomer(database.db);
    const { planning, audits } = await own.plan([await own.rack(), await own.rack()]);
    const report = await build(database.db, own.account, 'auditReports', { planning: planning.id });
    await own.change(audits[0]!.id, { answers: okay, result: 'OKAY', isFinished: true });
    await database.db('audits').where({ id: audits[0]!.id }).update({ report: report.id });
    const context = async () =>
      buildReportContext(
        await loadReportData(own.system, await getTyped(own.system, 'auditReports', report.id)),
        { isPreview: false, today: '2026-11-17', attachments: [], verify: null },
      );
    const [audited, reported] = [await own.audit(audits[0]!.id), await context()];

    const draft = await draftOf(own, { interval: 6, name: { 'en-EN': 'Racks, second edition' } });
    expect(await countOpenPlannings(own.call, own.regulation)).toEqual({ openPlannings: 1 });
    expect(await publish(own, draft)).toMatchObject({ publishedVersion: 2, interval: 6, parts: revised });

    expect(await own.audit(audits[0]!.id)).toEqual(audited);
    // The next date depends on the current interval, also in a report that is not final.
    const frozen = ({ equipment, ...rest }: typeof reported) => ({
      ...rest,
      equipment: equipment.map((one) => ({ ...one, nextDates: [] })),
    });
    expect(frozen(await context())).toEqual(frozen(reported));
    const running = await own.change(audits[1]!.id, { answers: okay, result: 'OKAY', isFinished: true });
    // The checklist is frozen; the next date depends on the current interval.
    expect(running).toMatchObject({ checklist: audits[1]!.checklist, nextAuditDate: '2027-05-17' });
    expect(await getTyped(own.system, 'checklists', String(running.checklist))).toMatchObject({
      regulationVersion: 1,
      parts: rackRegulation.parts,
    });
    const next = await own.plan([await own.rack()]);
    expect(await getTyped(own.system, 'checklists', String(next.audits[0]!.checklist))).toMatchObject({
      regulationVersion: 2,
      parts: revised,
      interval: 6,
    });
  });

  it('stores every version with user, time and changes', async () => {
    const own = await keeper();
    const user = await build(database.db, CATALOGUE_ID, 'users', { firstName: 'Hanna', lastName: 'Lis' });
    own.call.actor.user = user.id;
    const added = { id: newId(), name: { 'en-EN': 'Load plate' }, type: 'YES_NO' };
    const parts = [{ ...frames!, checkpoints: [added, ...frames!.checkpoints.slice(1)] }];
    const draft = await draftOf(own, { parts });
    await publish(own, draft, { note: 'EN 15635:2008' });
    const [first, second] = await versionsOf(own);
    expect(first).toMatchObject({ number: 1, state: 'published', addedCount: 4, interval: 12 });
    expect(second).toMatchObject({
      id: draft.id,
      number: 2,
      state: 'published',
      publishedBy: 'Hanna Lis',
      publishedAt: noon.toISOString(),
      note: 'EN 15635:2008',
      addedCount: 1,
      changedCount: 0,
      removedCount: 1,
    });
    expect(await getTyped(own.call, 'regulationVersions', first!.id)).toMatchObject({
      parts: rackRegulation.parts,
    });
    const rewriting = updateRecord(own.call, regulationVersions, first!.id, { interval: 1 });
    expect(await refusal(rewriting)).toMatchObject({ code: 'FORBIDDEN' });
    const removing = deleteRecord(own.call, regulationVersions, first!.id);
    expect(await refusal(removing)).toMatchObject({ code: 'FORBIDDEN' });
    // Publishing is idempotent.
    await expect(publish(own, draft)).resolves.toMatchObject({ publishedVersion: 2 });
    await updateRecord(own.call, auditRegulations, own.regulation, { interval: 24 });
    await updateRecord(own.call, auditRegulations, own.regulation, { sortOrder: 7 });
    expect((await versionsOf(own)).map(({ number, interval }) => [number, interval])).toEqual([
      [1, 12],
      [2, 12],
      [3, 24],
    ]);
  });

  it('is refused without changes, or if another version was published meanwhile', async () => {
    const own = await keeper();
    const draft = await startDraft(own.call, { regulation: own.regulation });
    expect(await refusal(publish(own, draft))).toMatchObject({ code: 'REGULATION_UNCHANGED' });
    await updateRecord(own.call, auditRegulations, own.regulation, { interval: 24 });
    expect(await refusal(publish(own, draft))).toMatchObject({
      code: 'STALE_VERSION',
      data: { resource: 'auditRegulations', current: { interval: 24, publishedVersion: 2 } },
    });
    expect(await getRecord(own.call, regulationVersions, String(draft.id))).toMatchObject({ state: 'draft' });
  });

  it('creates a regulation from a draft without one, which could not be planned before', async () => {
    const account = await buildAccount(database.db);
    const call = callAs(database.db, actorOf(account));
    const draft = await startDraft(call, {
      regulation: null,
      name: { 'en-EN': 'Slings' },
      shortName: 'S',
      type: 'expert',
      interval: 12,
      intervalUnit: 'MONTHLY',
      parts: revised,
    });
    expect(await listTyped(call, 'auditRegulations', { filter: { shortName: 'S' } })).toEqual([]);
    const made = await publishDraft(call, String(draft.id), { version: 1, published: null });
    expect(made).toMatchObject({ id: draft.id, shortName: 'S', publishedVersion: 1, instance: account });
    const versions = await listTyped(call, 'regulationVersions', { filter: { regulation: draft.id } });
    expect(versions.map(({ id, number, state }) => [id, number, state])).toEqual([
      [draft.id, 1, 'published'],
    ]);
  });

  it('counts the plannings of all accounts with a shared regulation', async () => {
    const shared = await build(database.db, CATALOGUE_ID, 'auditRegulations', rackRegulation);
    const provider = callAs(database.db, actorOf(CATALOGUE_ID, 'ProviderAdmin'));
    for (const own of [await buildCustomer(database.db), await buildCustomer(database.db)]) {
      const category = await build(database.db, own.account, 'categories', { auditRegulations: [shared.id] });
      const product = await build(database.db, own.account, 'products', { category: category.id });
      await own.plan([await own.rack({ product: product.id }), await own.rack({ product: product.id })]);
    }
    expect(await countOpenPlannings(provider, shared.id)).toEqual({ openPlannings: 2 });
  });

  it('is deleted with its regulation', async () => {
    const own = await keeper();
    await deleteRecord(own.call, auditRegulations, own.regulation);
    expect(
      await listTyped(own.call, 'regulationVersions', { filter: { regulation: own.regulation } }),
    ).toEqual([]);
  });
});
