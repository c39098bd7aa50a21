import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import type { PreviewData } from '@plumbline/resources/rules/reports/previewData';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../entities/call';
import { useTestDatabase } from '../../../platform/testing/database';
import { actorOf, build, buildAccount, callAs } from '../../../platform/testing/factories';
import { stopReportEngine, templateSandbox } from '../engine/renderReport';
import { docx, paragraph } from '../engine/testing/buildTemplate';
import { pdfText } from '../engine/testing/readPdf';
import { renderReportJob } from '../renderReportJob';
import { requestPreview } from '../requestReport';
import { useReportWorld } from '../testing/reportWorld';
import {
  documentOf,
  publish,
  publishedTemplate,
  setDraft,
  templateOf,
  templateSaying,
} from '../testing/templateWorld';
import { previewTemplate } from './previewTemplate';
import { whichTemplate } from './whichTemplate';

const database = useTestDatabase();
const reports = useReportWorld(database);
const { world, owner } = reports;
afterAll(stopReportEngine);
const sandbox = await templateSandbox();

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code }) => code,
  );

const inspectorOf = async (id: string) => String((await reports.read(id)).auditor);

/** What a file of the report says. */
async function textOf(file: { hash: string } | null): Promise<string> {
  return file ? pdfText(await world.store.read(world.account, file.hash)) : '';
}

describe.runIf(sandbox !== 'none')('a report', () => {
  let broker: Call;
  beforeAll(async () => {
    const { db } = database;
    const account = await buildAccount(db, { instanceType: 'BROKER' });
    const { id } = await build(db, CATALOGUE_ID, 'brokers', { account, name: 'Regalwerk' });
    await db('instances').where({ id: world.account }).update({ broker: id });
    const more = { instanceType: 'BROKER', broker: id, brokers: [id] } as const;
    broker = callAs(db, actorOf(account, 'Owner', more));
  });

  it('is made with the default template while no other applies', async () => {
    const id = await reports.reportOn(await reports.inspect());
    await requestPreview(owner(), id);
    await reports.render(id);
    const report = await reports.read(id);
    expect(report).toMatchObject({ templateName: null, templateNumber: null, templateWarning: null });
    expect(report.templateHash).toMatch(/^[0-9a-f]{64}$/);
    expect(await whichTemplate(owner(), id)).toEqual({
      name: null,
      number: null,
      isOfBroker: false,
      candidates: [],
    });
  });

  it('is made with the broker’s template, of which the account learns the name alone, and keeps it', async () => {
    const { id: template, version } = await publishedTemplate(broker, world, 'By the broker', {
      name: 'Broker’s report',
    });
    await publishedTemplate(broker, world, 'Light', { name: 'Light only', type: 'light' });
    await publishedTemplate(broker, world, 'Off', { name: 'Not in use', isActive: false });
    const id = await reports.reportOn(await reports.inspect());
    expect(await whichTemplate(owner(), id)).toEqual({
      name: 'Broker’s report',
      number: 1,
      isOfBroker: true,
      candidates: [
        { name: 'Broker’s report', isOfBroker: true, isChosen: true, reason: 'chosen' },
        { name: 'Light only', isOfBroker: true, isChosen: false, reason: 'type' },
      ],
    });
    for (const work of [() => preview(owner(), template, 'sample'), () => publish(owner(), world, template)])
      expect(await codeOf(work())).toBe('NOT_FOUND');

    await reports.finalise(id);
    const final = await reports.read(id);
    expect(await textOf(final.document)).toMatch(/By the broker Customer/);
    expect(final).toMatchObject({
      state: 'finished',
      templateName: 'Broker’s report',
      templateNumber: 1,
      templateSource: version.id,
      templateHash: version.file.hash,
      templateWarning: null,
    });
    await setDraft(broker, world, template, templateSaying('Second'));
    await publish(broker, world, template);
    expect(await reports.read(id)).toEqual(final);
  });

  it('is made with the account’s own template rather than the broker’s', async () => {
    await publishedTemplate(owner(), world, 'Of our own', { name: 'Own' });
    const id = await reports.reportOn(await reports.inspect());
    expect(await whichTemplate(owner(), id)).toMatchObject({ name: 'Own', number: 1, isOfBroker: false });
    await requestPreview(owner(), id);
    await reports.render(id);
    const report = await reports.read(id);
    expect(await textOf(report.preview)).toMatch(/Of our own Customer/);
    expect(report).toMatchObject({ templateName: 'Own', templateNumber: 1 });
  });

  it('falls back to the default template where its own is lost or damaged, and says so', async () => {
    const words = 'To be damaged';
    const { version } = await publishedTemplate(owner(), world, words, {
      name: 'Damaged',
      language: 'pl-PL',
    });
    const { hash } = version.file;
    const file = path.join(world.dataDir, 'files', world.account, hash.slice(0, 2), hash);
    const id = await reports.reportOn(await reports.inspect());
    const warningAfter = async () => {
      await requestPreview(owner(), id);
      await reports.render(id);
      const { templateWarning, templateName, preview: made } = await reports.read(id);
      expect(templateName).toBeNull();
      expect(await textOf(made)).not.toContain(words);
      return templateWarning;
    };
    await writeFile(file, 'no document any more, and long enough to look like one');
    expect(await warningAfter()).toBe('TEMPLATE_NOT_A_DOCUMENT');
    await rm(file);
    expect(await warningAfter()).toBe('FILE_MISSING');
    await database.db('reportTemplateVersions').where({ id: version.id }).delete();
    expect(await warningAfter()).toBe('FILE_MISSING');
  });

  it('is tried again where LibreOffice fails, and the last time made with the default template', async () => {
    const { id: template } = await templateOf(owner(), world, null, { name: 'Unreadable' });
    // As published before LibreOffice refused it: filled without error, but not converted.
    const unreadable = docx(
      paragraph('{d.equipment[i].identNumber:formatN(x)}{d.equipment[i+1].identNumber}'),
    );
    const file = await documentOf(owner(), world, unreadable);
    await build(database.db, world.account, 'reportTemplateVersions', { template, number: 1, file });
    const published = { publishedVersion: 1, publishedAt: '2026-11-18 12:00:00', language: 'pl-PL' };
    await database
      .db('reportTemplates')
      .where({ id: template })
      .update({ ...published, type: 'expert' });
    const id = await reports.reportOn(await reports.inspect());
    await requestPreview(owner(), id);
    const [job] = await reports.jobs(id, 'renderReport');
    const attempt = (attempts: number) => renderReportJob(world.store).run(world.api, { ...job!, attempts });
    expect(await codeOf(attempt(1))).toBe('REPORT_CONVERSION_FAILED');
    expect((await reports.read(id)).preview).toBeNull();
    expect(await codeOf(attempt(3))).toBe('done');
    expect(await reports.read(id)).toMatchObject({
      templateName: null,
      templateWarning: 'REPORT_CONVERSION_FAILED',
    });
  });

  it('names no template to people who may not read any, and none that a broker keeps for one customer', async () => {
    const customer = await build(database.db, broker.actor.instance, 'equipmentOwners');
    await publishedTemplate(broker, world, 'For one', { name: 'For Hidden GmbH', owner: customer.id });
    const id = await reports.reportOn(await reports.inspect());
    const { candidates } = await whichTemplate(owner(), id);
    expect(candidates.map(({ name }) => name)).not.toContain('For Hidden GmbH');
    const provider = callAs(
      database.db,
      actorOf(world.account, 'ServiceProvider', { contact: await inspectorOf(id) }),
    );
    expect((await whichTemplate(provider, id)).candidates).toEqual([]);
  });
});

const preview = (call: Call, id: string, by: PreviewData, more: { report?: string; number?: number } = {}) =>
  previewTemplate(world.api, world.store, { call, id, wish: { by, language: 'de-DE', ...more } });

describe.runIf(sandbox !== 'none')('a preview', () => {
  it.each([
    ['sample', /Draft\s+\S+/],
    ['empty', /Draft/],
    ['longTexts', /Draft\s+(\S.*)\s\1\s\1/],
  ] as const)('shows the draft with %s data, in the language asked for', async (by, text) => {
    const { id } = await publishedTemplate(owner(), world, 'Published', { isActive: false });
    await setDraft(owner(), world, id, templateSaying('Draft'));
    expect(await pdfText(await preview(owner(), id, by))).toMatch(text);
  });

  it('shows a report of one’s own, and an earlier version', async () => {
    const { id } = await publishedTemplate(owner(), world, 'First', { isActive: false });
    await setDraft(owner(), world, id, templateSaying('Next'));
    const report = await reports.reportOn(await reports.inspect());
    const text = await pdfText(await preview(owner(), id, 'report', { report, number: 1 }));
    expect(text).toMatch(/First Customer \d+/);
    // The watermark, letters apart because it is slanted.
    expect(text.replaceAll(/\s/g, '')).toMatch(/AUCHRSVO$/);
  });

  it('shows nothing of reports or versions that the caller may not read', async () => {
    const { id } = await publishedTemplate(owner(), world, 'Mine', { isActive: false });
    const foreign = await build(database.db, await buildAccount(database.db), 'auditReports');
    for (const more of [{ report: foreign.id }, { report: newId() }])
      expect(await codeOf(preview(owner(), id, 'report', more))).toBe('NOT_FOUND');
    expect(await codeOf(preview(owner(), id, 'sample', { number: 7 }))).toBe('NOT_FOUND');
    expect(await codeOf(preview(owner(), id, 'report'))).toBe('INVALID');
    const stranger = callAs(database.db, actorOf(await buildAccount(database.db)));
    expect(await codeOf(preview(stranger, id, 'sample'))).toBe('NOT_FOUND');
  });
});
