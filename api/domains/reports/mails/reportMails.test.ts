import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { listTyped } from '../../../entities/typedRecords';
import { updateRecord } from '../../../entities/updateRecord';
import type { Message } from '../../../platform/mail/openPost';
import { useTestDatabase } from '../../../platform/testing/database';
import { actorOf, build, buildAccount, callAs } from '../../../platform/testing/factories';
import { refusal } from '../../planning/testing/customer';
import { stopReportEngine, templateSandbox } from '../engine/renderReport';
import { docx, paragraph } from '../engine/testing/buildTemplate';
import { type Inspected, useReportWorld } from '../testing/reportWorld';
import { publish, templateOf } from '../testing/templateWorld';
import { reportMailKind } from './queueReportMails';
import { resendReportMail, sendReport } from './sendReport';
import { sendReportMailJob } from './sendReportMailJob';

const database = useTestDatabase();
const world = useReportWorld(database);
afterAll(stopReportEngine);
const { owner, as, system, inspect, reportOn, read, finalise, jobs, mails } = world;
const { instances } = definitions;

async function finalReport(inspected: Inspected, recipients: string[] = []): Promise<string> {
  const report = await reportOn(inspected, { recipients });
  await finalise(report);
  return report;
}
const logOf = (report: string) => listTyped(system(), 'reportMails', { filter: { report } });

/** Runs the newest job of a mail against a mail server that answers with `answer`. */
async function attempt(mail: string, answer: (message: Message) => void = () => {}, attempts = 1) {
  const job = (await jobs(mail, reportMailKind)).at(-1);
  if (!job) throw new Error('no mail was queued');
  const send = async (message: Message) => answer(message);
  const handler = sendReportMailJob(world.world.api, world.world.store, send);
  return handler.run(world.world.api, { ...job, attempts }).catch((error: unknown) => error);
}

it('is sent to the chosen contacts in their language as soon as the report is final, with the PDF', async () => {
  const inspected = await inspect();
  const report = await finalReport(inspected, [inspected.contact]);
  const [mail] = await logOf(report);
  expect(mail).toMatchObject({
    state: 'QUEUED',
    address: 'lukasz@klient.example',
    language: 'de-DE',
    attempts: 0,
  });
  let sent: Message | undefined;
  await attempt(String(mail?.id), (message) => {
    sent = message;
  });
  const { number, document, contentHash } = await read(report);
  expect(sent).toMatchObject({
    to: 'lukasz@klient.example',
    subject: expect.stringContaining(`Prüfbericht ${number}`),
    text: expect.stringContaining(`https://plumbline.example/verify/${contentHash}`),
    attachments: [{ filename: `${number}.pdf`, contentType: 'application/pdf' }],
  });
  expect(sent?.attachments?.[0]?.content).toHaveLength(Number(document?.size));
  expect(sent?.text).not.toMatch(/%\{/);
  expect(await logOf(report)).toMatchObject([{ state: 'SENT', attempts: 1, reason: null }]);
  // The job repeated, as after a crash before its result was stored: nothing is sent twice.
  sent = undefined;
  await attempt(String(mail?.id), (message) => {
    sent = message;
  });
  expect(sent).toBeUndefined();
});

it('uses the account’s own texts if it has some in the reader’s language', async () => {
  await updateRecord(owner(), instances, world.world.account, {
    reportMailSubject: { 'de-DE': 'Ihr Bericht %{number}', 'pl-PL': 'Raport' },
    reportMailText: { 'pl-PL': 'Dzień dobry' },
  });
  const inspected = await inspect();
  const report = await finalReport(inspected, [inspected.contact]);
  const [mail] = await logOf(report);
  let sent: Message | undefined;
  await attempt(String(mail?.id), (message) => {
    sent = message;
  });
  expect(sent?.subject).toBe(`Ihr Bericht ${(await read(report)).number}`);
  expect(sent?.text).toContain('wir senden Ihnen den Prüfbericht');
  expect(
    await refusal(
      updateRecord(owner(), instances, world.world.account, {
        reportMailText: { 'pl-PL': 'Raport %{numer}' },
      }),
    ),
  ).toMatchObject({
    errors: { reportMailText: { message: 'validation.unknownPlace', args: { place: '%{numer}' } } },
  });
});

describe.runIf((await templateSandbox()) !== 'none')('by a template', () => {
  const sentFor = async () => {
    const inspected = await inspect();
    const report = await finalReport(inspected, [inspected.contact]);
    const [mail] = await logOf(report);
    let sent: Message | undefined;
    await attempt(String(mail?.id), (message) => {
      sent = message;
    });
    return { sent, report: await read(report) };
  };
  const bold =
    '<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>{d.customer.name} &amp; {d.recipient.name}</w:t></w:r></w:p>';
  const content = docx(paragraph('Bericht {d.report.number}') + bold + paragraph('Gruß'));

  it('of the account has its subject and paragraphs in HTML and text, with the sentences on file and authenticity', async () => {
    const { id } = await templateOf(owner(), world.world, content, { kind: 'REPORT_MAIL' });
    await publish(owner(), world.world, id);
    const { sent, report } = await sentFor();
    expect(sent?.subject).toBe(`Bericht ${report.number}`);
    expect(sent?.html).toMatch(/<strong>[^<]+ &amp; Łukasz Świątek<\/strong>/);
    expect(sent?.text).toMatch(/Łukasz Świątek\n\nGruß\n\n.+PDF/);
    expect(sent?.text).toContain(`/verify/${report.contentHash}`);
    await updateRecord(owner(), definitions.reportTemplates, id, { isActive: false });
    expect((await sentFor()).sent?.subject).not.toMatch(/^Bericht/);
  });

  it('of its broker gives way to a text of the account', async () => {
    const { db } = database;
    const account = await buildAccount(db, { instanceType: 'BROKER' });
    const { id: broker } = await build(db, CATALOGUE_ID, 'brokers', { account });
    await db('instances').where({ id: world.world.account }).update({ broker });
    const seller = callAs(
      db,
      actorOf(account, 'Owner', { instanceType: 'BROKER', broker, brokers: [broker] }),
    );
    const { id } = await templateOf(seller, world.world, content, { kind: 'REPORT_MAIL' });
    await publish(seller, world.world, id);
    await db('instances').where({ id: world.world.account }).update({ reportMailSubject: null });
    expect((await sentFor()).sent?.subject).toMatch(/^Bericht/);
    await db('instances')
      .where({ id: world.world.account })
      .update({ reportMailSubject: JSON.stringify({ 'de-DE': 'Ihr %{number}' }) });
    expect((await sentFor()).sent?.subject).toMatch(/^Ihr /);
    await db('instances').where({ id: world.world.account }).update({ broker: null });
  });
});

it('is sent from a test account to its own users only', async () => {
  const inspected = await inspect();
  const report = await finalReport(inspected, [inspected.contact]);
  const [mail] = await logOf(report);
  const sent = vi.fn();
  await database.db('instances').where({ id: mail?.instance }).update({ isTestInstance: true });
  try {
    expect(await attempt(String(mail?.id), sent, 1)).toMatchObject({ code: 'MAIL_REFUSED' });
    expect(await logOf(report)).toMatchObject([{ state: 'REFUSED', reason: 'TEST_ACCOUNT' }]);
    expect(sent).not.toHaveBeenCalled();
    const user = await build(database.db, CATALOGUE_ID, 'users', { email: String(mail?.address) });
    await database.db('contacts').where({ id: inspected.contact }).update({ user: user.id });
    await attempt(String(mail?.id), sent, 1);
    expect(sent).toHaveBeenCalledTimes(1);
  } finally {
    await database.db('instances').where({ id: mail?.instance }).update({ isTestInstance: false });
  }
});

it('records the mail server’s answer: retries after 4xx, stops after 5xx, and is sent again on request', async () => {
  const inspected = await inspect();
  const report = await finalReport(inspected, [inspected.contact]);
  const id = String((await logOf(report))[0]?.id);
  const answers = (responseCode: number, response: string) => () => {
    throw Object.assign(new Error('mail'), { responseCode, response });
  };
  await attempt(id, answers(451, '451 4.7.1 Greylisted'), 1);
  expect(await logOf(report)).toMatchObject([
    { state: 'RETRYING', attempts: 1, reason: '451 4.7.1 Greylisted' },
  ]);
  expect(await attempt(id, answers(550, '550 5.1.1 User unknown'), 2)).toMatchObject({
    code: 'MAIL_REFUSED',
  });
  expect(await logOf(report)).toMatchObject([
    { state: 'REFUSED', attempts: 2, reason: '550 5.1.1 User unknown' },
  ]);
  await updateRecord(owner(), definitions.contacts, inspected.contact, {
    emailAddress: 'neu@klient.example',
  });
  await resendReportMail(owner(), id);
  expect(await logOf(report)).toMatchObject([
    { state: 'QUEUED', address: 'neu@klient.example', reason: null },
  ]);
  expect(await jobs(id, reportMailKind)).toHaveLength(2);
});

it('contains an expiring link instead of a PDF that is too large', async () => {
  const inspected = await inspect();
  const report = await finalReport(inspected, [inspected.contact]);
  const id = String((await logOf(report))[0]?.id);
  const { config } = world.world.api;
  config.maxMailedBytes = 1000;
  let sent: Message | undefined;
  await attempt(id, (message) => {
    sent = message;
  });
  config.maxMailedBytes = 10_000_000;
  expect(sent?.attachments).toBeUndefined();
  expect(sent?.text).toMatch(new RegExp(`https://plumbline\\.example/r/${id}/[\\w-]{43}`));
  expect(await logOf(report)).toMatchObject([{ isLink: true, linkExpiresAt: '2026-12-17T12:00:00.000Z' }]);
});

it('can be sent by users who may change reports, to contacts with an address', async () => {
  const inspected = await inspect();
  const report = await finalReport(inspected);
  expect(await logOf(report)).toEqual([]);
  const silent = await build(database.db, world.world.account, 'contacts', { emailAddress: null });
  expect(await refusal(sendReport(owner(), report, [silent.id]))).toMatchObject({
    code: 'REPORT_WITHOUT_RECIPIENT',
  });
  expect(await refusal(sendReport(owner(), report, []))).toMatchObject({ code: 'INVALID' });
  expect(await refusal(sendReport(as('LocationContact'), report, [inspected.contact]))).toMatchObject({
    code: 'FORBIDDEN',
  });
  await sendReport(owner(), report, [inspected.contact]);
  expect(await logOf(report)).toMatchObject([{ state: 'QUEUED' }]);
  expect(await mails()).toEqual([]);
});
