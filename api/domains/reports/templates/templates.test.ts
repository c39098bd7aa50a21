import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../entities/call';
import { createRecord } from '../../../entities/createRecord';
import { deleteRecord } from '../../../entities/deleteRecord';
import { getRecord } from '../../../entities/getRecord';
import type { Row } from '../../../entities/rowMapper';
import { getTyped, listTyped } from '../../../entities/typedRecords';
import { updateRecord } from '../../../entities/updateRecord';
import { restoreRecord } from '../../../platform/bin/restoreRecord';
import { useTestDatabase } from '../../../platform/testing/database';
import { actorOf, build, buildAccount, callAs } from '../../../platform/testing/factories';
import { defaultTemplate } from '../engine/defaultTemplate';
import { stopReportEngine, templateSandbox } from '../engine/renderReport';
import { buildPdf } from '../engine/testing/buildPdf';
import { docx, odt, paragraph } from '../engine/testing/buildTemplate';
import { useReportWorld } from '../testing/reportWorld';
import {
  documentOf,
  docxFile,
  publish,
  publishedTemplate,
  setDraft,
  templateOf,
  templateSaying,
} from '../testing/templateWorld';
import { defaultDocument } from './defaultDocument';
import { draftProblems } from './draftProblems';
import { publishTemplate, rollBackTemplate } from './publishTemplate';
import { findProblems } from './readVerdict';

const database = useTestDatabase();
const reports = useReportWorld(database);
const { world, owner } = reports;
afterAll(stopReportEngine);

const { reportTemplates, reportTemplateVersions } = definitions;
const sandbox = await templateSandbox();
const bad = docx(paragraph('Dear {d.custmer.name}'));
const good = templateSaying('Good');

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => ({ code: 'done', data: undefined, errors: undefined }),
    ({ code, data, errors }) => ({ code, data, errors }),
  );
const codeOf = async (work: Promise<unknown>) => (await refusal(work)).code;
const versionsOf = (call: Call, template: string) =>
  listTyped(call, 'reportTemplateVersions', {
    filter: { template },
    sort: { field: 'number', order: 'ASC' },
  });
const rollBack = (call: Call, id: string, number: number) =>
  rollBackTemplate(world.api, world.store, { call, id, number });

describe.runIf(sandbox !== 'none')('a draft', () => {
  const problems = { code: 'INVALID', errors: { draft: { message: 'validation.templateProblems' } } };

  it('with problems is refused when a template is made or changed, in words and with the places', async () => {
    const made = await refusal(templateOf(owner(), world, bad));
    expect(made).toMatchObject({
      ...problems,
      data: {
        problems: [
          { code: 'TEMPLATE_TAG_UNKNOWN', severity: 'error', place: { near: 'Dear {d.custmer.name}' } },
        ],
      },
    });
    expect(made.errors.draft.args.problems).toContain('{d.custmer.name}');
    const { id } = await templateOf(owner(), world, good);
    expect(await refusal(setDraft(owner(), world, id, bad))).toMatchObject(problems);
    expect((await getTyped(owner(), 'reportTemplates', id)).draft?.hash).toBe(docxFile(good).hash);
  });

  it('with problems is refused when an earlier state of the history is written again, and by the outbox', async () => {
    const { id } = await templateOf(owner(), world, good);
    const draft = await documentOf(owner(), world, bad);
    // As a row that was stored before the check existed.
    await database
      .db('reportTemplates')
      .where({ id })
      .update({ draft: JSON.stringify(draft) });
    await updateRecord(owner(), reportTemplates, id, { draft: null });
    expect(await refusal(updateRecord(owner(), reportTemplates, id, { draft }))).toMatchObject(problems);
    const receipt = await reports.push(owner(), {
      resource: 'reportTemplates',
      recordId: id,
      operation: 'update',
      patch: { draft },
    });
    expect(receipt).toMatchObject({ status: 'refused', code: 'ONLINE_ONLY' });
    expect((await getTyped(owner(), 'reportTemplates', id)).draft).toBeNull();
  });

  it('is a Word or Writer document; no other field takes one', async () => {
    const pdf = await reports.upload(Buffer.from(await buildPdf({ pages: 1 })), 'a.pdf');
    const wrong = { code: 'INVALID', errors: { draft: { message: 'validation.fileType' } } };
    const draft = { name: 'A', draft: pdf };
    expect(await codeOf(createRecord(owner(), reportTemplates, draft))).toBe('INVALID');
    const { id } = await templateOf(owner(), world, null);
    expect(await refusal(updateRecord(owner(), reportTemplates, id, { draft: pdf }))).not.toMatchObject({
      code: 'done',
    });
    const writer = await documentOf(owner(), world, odt('<text:p>{d.customer.name}</text:p>'));
    expect(writer.mimeType).toBe('application/vnd.oasis.opendocument.text');
    await updateRecord(owner(), reportTemplates, id, { draft: writer });
    const document = await documentOf(owner(), world, good);
    const account = { logo: document };
    expect(await refusal(updateRecord(owner(), definitions.instances, world.account, account))).toMatchObject(
      { ...wrong, errors: { logo: { message: 'validation.fileType' } } },
    );
  });

  it('is told what it should show besides, and only to people who may read it', async () => {
    const { id } = await templateOf(owner(), world, good);
    const problemsFor = (call: Call) => draftProblems(world.api, world.store, { call, id });
    expect(await problemsFor(reports.as('Employee'))).toMatchObject({
      accepted: true,
      problems: [
        { code: 'TEMPLATE_WITHOUT_SIGNATURES', severity: 'warning', place: null },
        { code: 'TEMPLATE_WITHOUT_HASH', severity: 'warning', place: null },
      ],
    });
    await updateRecord(owner(), reportTemplates, id, { draft: null });
    expect(await problemsFor(owner())).toEqual({ accepted: true, problems: [] });
    const foreign = callAs(database.db, actorOf(await buildAccount(database.db)));
    expect(await codeOf(problemsFor(foreign))).toBe('NOT_FOUND');
  });

  it('comes back from the bin with its template and its versions', async () => {
    const { id } = await publishedTemplate(owner(), world, 'Binned');
    await deleteRecord(owner(), reportTemplates, id);
    expect((await versionsOf(owner(), id)).map(({ number }) => number)).toEqual([1]);
    await restoreRecord(owner(), reportTemplates, id);
    expect(await getTyped(owner(), 'reportTemplates', id)).toMatchObject({ publishedVersion: 1 });
  });
});

describe.runIf(sandbox !== 'none')('publishing', () => {
  it('numbers versions without gaps and tells who, when and what', async () => {
    const { id } = await templateOf(owner(), world, good);
    const first = await publish(owner(), world, id, 'first note');
    expect(first).toMatchObject({ template: id, number: 1, note: 'first note', repeats: null });
    expect(first.file.hash).toBe(docxFile(good).hash);
    const row = await getTyped(owner(), 'reportTemplates', id);
    expect(row).toMatchObject({ publishedVersion: 1, publishedAt: '2026-11-17T12:00:00.000Z' });
    expect(row.publishedBy).toBe(owner().actor.email);
    expect(await codeOf(publish(owner(), world, id))).toBe('TEMPLATE_UNCHANGED');
    await setDraft(owner(), world, id, templateSaying('Second'));
    expect(await publish(owner(), world, id)).toMatchObject({ number: 2 });
    expect((await versionsOf(owner(), id)).map(({ number }) => number)).toEqual([1, 2]);
  });

  it('of two at once gives one version, and the other is told', async () => {
    const { id } = await templateOf(owner(), world, templateSaying('Twice'));
    const codes = await Promise.all([1, 2].map(() => codeOf(publish(owner(), world, id))));
    expect(codes.sort()).toEqual(['TEMPLATE_UNCHANGED', 'done']);
    expect((await versionsOf(owner(), id)).map(({ number }) => number)).toEqual([1]);
  });

  it('of a draft that somebody replaced meanwhile is refused with the row as it is now', async () => {
    const { id } = await templateOf(owner(), world, templateSaying('Seen'));
    const draftHash = async () => String((await getTyped(owner(), 'reportTemplates', id)).draft?.hash);
    const meant = await draftHash();
    await setDraft(owner(), world, id, templateSaying('Unseen'));
    const publishMeant = (hash: string) =>
      publishTemplate(world.api, world.store, { call: owner(), id, note: null, meant: hash });
    const now = await draftHash();
    expect(now).not.toBe(meant);
    expect(await refusal(publishMeant(meant))).toMatchObject({
      code: 'STALE_VERSION',
      data: { current: { draft: { hash: now } } },
    });
    expect(await publishMeant(now)).toMatchObject({ number: 1 });
  });

  it('of a template that LibreOffice cannot read is refused, as is one without a draft', async () => {
    const unreadable = paragraph('{d.equipment[i].identNumber:formatN(x)}{d.equipment[i+1].identNumber}');
    const { id } = await templateOf(owner(), world, docx(unreadable));
    expect(await refusal(publish(owner(), world, id))).toMatchObject({
      code: 'INVALID',
      data: { problems: [{ code: 'TEMPLATE_DOES_NOT_FILL' }] },
    });
    const empty = await templateOf(owner(), world, null);
    expect(await refusal(publish(owner(), world, empty.id))).toMatchObject({
      errors: { draft: { message: 'validation.required' } },
    });
    expect(await versionsOf(owner(), id)).toEqual([]);
  });

  it('is taken back by a new version with the old file; the draft stays', async () => {
    const { id } = await publishedTemplate(owner(), world, 'One');
    const second = templateSaying('Two');
    await setDraft(owner(), world, id, second);
    await publish(owner(), world, id);
    expect(await rollBack(owner(), id, 1)).toMatchObject({ number: 3, repeats: 1 });
    const [one, , three] = await versionsOf(owner(), id);
    expect(three?.file.hash).toBe(one?.file.hash);
    expect((await getTyped(owner(), 'reportTemplates', id)).draft?.hash).toBe(docxFile(second).hash);
    expect(await codeOf(rollBack(owner(), id, 3))).toBe('TEMPLATE_UNCHANGED');
    expect(await codeOf(rollBack(owner(), id, 9))).toBe('NOT_FOUND');
    expect(await publish(owner(), world, id)).toMatchObject({ number: 4 });
  });

  it('makes versions that nobody changes or deletes by any door', async () => {
    const { id, version } = await publishedTemplate(owner(), world, 'Fixed');
    const before = await getRecord(owner(), reportTemplateVersions, version.id);
    const push = (operation: 'update' | 'delete' | 'create', patch: Row) =>
      reports.push(owner(), {
        resource: 'reportTemplateVersions',
        recordId: version.id,
        operation,
        patch,
      });
    expect(
      await Promise.all([
        codeOf(updateRecord(owner(), reportTemplateVersions, version.id, { note: 'x' })),
        codeOf(deleteRecord(owner(), reportTemplateVersions, version.id)),
        codeOf(restoreRecord(owner(), reportTemplateVersions, version.id)),
        codeOf(createRecord(owner(), reportTemplateVersions, { template: id, number: 7 })),
      ]),
    ).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
    for (const receipt of [await push('update', { note: 'x' }), await push('delete', {})])
      expect(receipt).toMatchObject({ status: 'refused' });
    expect(await getRecord(owner(), reportTemplateVersions, version.id)).toEqual(before);
  });

  it('takes previews from the account’s share', async () => {
    const { id } = await templateOf(owner(), world, templateSaying('Quota'));
    const api = { ...world.api, config: { ...world.api.config, quotas: { ...world.api.config.quotas } } };
    api.config.quotas.previews = 1;
    expect(await codeOf(publish(owner(), { ...world, api }, id))).toBe('QUOTA_USED');
  });
});

describe.runIf(sandbox !== 'none')('of an account’s templates', () => {
  let id = '';
  let version = '';
  beforeAll(async () => {
    const made = await publishedTemplate(owner(), world, 'Border');
    [id, version] = [made.id, made.version.id];
  });

  it('other accounts and people without a right see and change nothing', async () => {
    const foreign = callAs(database.db, actorOf(await buildAccount(database.db)));
    for (const work of [
      () => getRecord(foreign, reportTemplates, id),
      () => getRecord(foreign, reportTemplateVersions, version),
      () => publish(foreign, world, id),
      () => rollBack(foreign, id, 1),
    ])
      expect(await codeOf(work())).toBe('NOT_FOUND');
    for (const role of ['ServiceProvider', 'LocationContact', 'SalesForce'] as const)
      expect(await codeOf(getRecord(reports.as(role), reportTemplates, id))).toBe('FORBIDDEN');
    expect(await getRecord(reports.as('Employee'), reportTemplates, id)).toMatchObject({ id });
    await setDraft(owner(), world, id, templateSaying('Border 2'));
    expect(await codeOf(publish(reports.as('Employee'), world, id))).toBe('FORBIDDEN');
  });

  it('salespeople of a broker keep those of its account', async () => {
    const account = await buildAccount(database.db, { instanceType: 'BROKER' });
    const broker = await build(database.db, CATALOGUE_ID, 'brokers', { account });
    const more = { instanceType: 'BROKER', broker: broker.id, brokers: [broker.id] } as const;
    const sales = callAs(database.db, actorOf(account, 'SalesForce', more));
    const made = await publishedTemplate(sales, world, 'Broker');
    expect(await getTyped(sales, 'reportTemplates', made.id)).toMatchObject({
      broker: broker.id,
      publishedVersion: 1,
    });
    expect((await versionsOf(sales, made.id)).length).toBe(1);
    expect(await codeOf(createRecord(reports.as('SalesForce'), reportTemplates, { name: 'A' }))).toBe(
      'FORBIDDEN',
    );
  });
});

it.runIf(sandbox !== 'none')(
  'the default template can be started from, in the broker’s colours',
  async () => {
    const { readFile } = await import('node:fs/promises');
    const plain = await defaultDocument(owner(), { kind: 'AUDIT_REPORT', language: 'de-DE' });
    expect(plain).toEqual({ content: await readFile(defaultTemplate), name: 'Prüfbericht.docx' });
    const { db } = database;
    const broker = await build(db, CATALOGUE_ID, 'brokers', { isWhitelabelingBroker: true });
    const theme = await build(db, CATALOGUE_ID, 'themes', { broker: broker.id, primaryColor: '#7a1f5c' });
    await db('brokers').where({ id: broker.id }).update({ theme: theme.id });
    const account = await buildAccount(db, { broker: broker.id });
    const coloured = await defaultDocument(callAs(db, actorOf(account)), {
      kind: 'AUDIT_REPORT',
      language: 'pl-PL',
    });
    expect(coloured.content.includes('7A1F5C')).toBe(true);
    expect(await findProblems(coloured.content, 'AUDIT_REPORT')).toMatchObject({ problems: [] });
  },
);
