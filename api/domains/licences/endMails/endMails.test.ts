import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../base/config/config';
import type { Api } from '../../../base/context/context';
import { updateRecord } from '../../../entities/updateRecord';
import { signInState } from '../../../platform/auth/signInState';
import { type FileStore, openDiskStore } from '../../../platform/files';
import type { Job } from '../../../platform/jobs/jobs';
import type { QueuedMail } from '../../../platform/mail/mail';
import { useTestDatabase } from '../../../platform/testing/database';
import { actorOf, build, buildAccount, callAs, noon, systemCall } from '../../../platform/testing/factories';
import { stopReportEngine, templateSandbox } from '../../reports/engine/renderReport';
import { docx, paragraph } from '../../reports/engine/testing/buildTemplate';
import { publish, templateOf } from '../../reports/testing/templateWorld';
import { endMailKind, enqueueEndMails } from './enqueueEndMails';
import { sendEndMails } from './sendEndMails';

const database = useTestDatabase();
let store: FileStore;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'end-mails-'));
  store = await openDiskStore(folder);
});
afterAll(async () => {
  await stopReportEngine();
  await rm(folder, { recursive: true });
});

function apiOf(): Api {
  const config = readConfig({ DATABASE_URL: database.url, ORIGIN: 'https://plumbline.example' });
  // The job uses only these properties.
  return { config, db: database.db, log: pino({ level: 'silent' }), now: () => noon } as Api;
}

/** An account of a white-label broker with a licence that ends in seven days, and one user per role. */
async function start(values: object = {}, account: object = {}, ofBroker: object = {}) {
  const { db } = database;
  const { id: broker } = await build(db, CATALOGUE_ID, 'brokers', {
    name: 'Regalmarke',
    isWhitelabelingBroker: true,
    ...ofBroker,
  });
  const instance = await buildAccount(db, { broker, companyName: 'Hala', ...account });
  const people = [
    ['Owner', 'de-DE'],
    ['Administrator', 'hu-HU'],
    ['Employee', 'pl-PL'],
  ] as const;
  for (const [instanceRole, language] of people) {
    const { id: user } = await build(db, CATALOGUE_ID, 'users', { language });
    await build(db, instance, 'contacts', { user, instanceRole });
  }
  const license = await build(db, instance, 'licenses', {
    name: 'Advanced',
    isTrial: false,
    validFrom: '2025-11-24',
    validBefore: '2026-11-24',
    ...values,
  });
  return { instance, license, broker };
}

async function mailsAbout(license: string): Promise<QueuedMail[]> {
  const api = apiOf();
  const jobs: Job[] = await database.db('jobs').where({ kind: endMailKind, subject: license });
  const before = await database.db('jobs').where({ kind: 'mail' }).pluck('id');
  for (const job of [...jobs, ...jobs]) await sendEndMails(api, store, job);
  const rows = await database.db('jobs').where({ kind: 'mail' }).whereNotIn('id', before).select('payload');
  const { sealer } = await signInState(api);
  return rows.map(({ payload }) => JSON.parse(sealer.open(payload.sealed)));
}

it('buyers are mailed about the end once, in their language and with the broker’s branding', async () => {
  const { license } = await start();
  const counts = await Promise.all([enqueueEndMails(database.db, noon), enqueueEndMails(database.db, noon)]);
  expect(Math.max(...counts)).toBe(1);
  expect(await enqueueEndMails(database.db, noon)).toBe(0);
  const mails = await mailsAbout(license.id);
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'Regalmarke: Lizenz Advanced endet bald',
    'Regalmarke: hamarosan lejár egy licenc – Advanced',
  ]);
  const german = mails.find(({ subject }) => subject.includes('endet'));
  expect(german?.text).toContain('23. November 2026');
  expect(german?.text).toContain('https://plumbline.example/start/shop');
  expect(german?.text).toContain('Regalmarke');
  expect(german?.text).not.toMatch(/%\{/);
});

it('the mail names an ended trial as such, and renewed or resigned licences cause no mail', async () => {
  const trial = await start({ isTrial: true, validFrom: '2026-10-18', validBefore: '2026-11-17' });
  const terminated = await start();
  await updateRecord(
    systemCall(database.db, terminated.instance),
    definitions.instances,
    terminated.instance,
    {
      hasResigned: true,
    },
  );
  const renewed = await start();
  await enqueueEndMails(database.db, noon);
  await build(database.db, renewed.instance, 'licenses', {
    isTrial: false,
    validFrom: '2026-11-24',
    validBefore: '2027-11-24',
  });
  expect((await mailsAbout(trial.license.id)).map(({ subject }) => subject)).toContain(
    'Regalmarke: Ihre Testphase ist beendet',
  );
  expect(await mailsAbout(renewed.license.id)).toEqual([]);
  expect(await database.db('jobs').where({ kind: endMailKind, subject: terminated.license.id })).toEqual([]);
});

describe.runIf((await templateSandbox()) !== 'none')('by a template', () => {
  const bold = '<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>{d.licence.name} – {d.account.name}</w:t></w:r></w:p>';
  const saying = (words: string) =>
    docx(
      paragraph(`${words} {d.licence.date}`) +
        bold +
        paragraph('{d.licence.daysLeft:orNoParagraph} {d.labels.daysLeft}') +
        paragraph('{d.seller.name}, {d.seller.email}'),
    );
  const world = () => ({ api: apiOf(), store });
  /** A broker with its account, in which a template of this kind is published. */
  async function sellerWith(kind: string, words: string, more: object = {}) {
    const { db } = database;
    const account = await buildAccount(db, { instanceType: 'BROKER' });
    const { id: broker } = await build(db, CATALOGUE_ID, 'brokers', {
      ...{ account, supportEmail: 'hilfe@regal.example' },
    });
    const call = callAs(db, actorOf(account, 'Owner', { instanceType: 'BROKER', broker, brokers: [broker] }));
    const { id } = await templateOf(call, world(), saying(words), { kind, ...more });
    await publish(call, world(), id);
    return broker;
  }
  const german = (mails: QueuedMail[]) => mails.find(({ html }) => html.includes('lang="de"'));

  it('of the broker above, a reminder says its subject and paragraphs, the way to the shop, and no name of the product', async () => {
    const parentBroker = await sellerWith('LICENCE_ENDING', 'Denken Sie daran:', { language: 'de-DE' });
    const { license } = await start({}, {}, { parentBroker });
    await enqueueEndMails(database.db, noon);
    const mails = await mailsAbout(license.id);
    const mail = german(mails);
    expect(mail).toMatchObject({ kind: 'licenceSoon', subject: 'Denken Sie daran: 23. November 2026' });
    expect(mail?.html).toContain('<strong>Advanced – Hala</strong>');
    expect(mail?.text).toBe(
      [
        'Advanced – Hala',
        '7 Verbleibende Tage',
        'Regalmarke, hilfe@regal.example',
        'Lizenzen und Shop:\nhttps://plumbline.example/start/shop',
        'Regalmarke\n',
      ].join('\n\n'),
    );
    expect(
      `${mail?.subject}${mail?.text}${mail?.html}`.replaceAll('https://plumbline.example', ''),
    ).not.toMatch(/plumbline/i);
    // The template is for German alone.
    expect(mails.map(({ subject }) => subject)).toContain(
      'Regalmarke: hamarosan lejár egy licenc – Advanced',
    );
  });

  it('of another seller, or for the end of a licence instead of a trial, nothing changes', async () => {
    await sellerWith('TRIAL_ENDED', 'Foreign:');
    const parentBroker = await sellerWith('LICENCE_ENDED', 'Over:');
    const trial = { isTrial: true, validFrom: '2026-10-18', validBefore: '2026-11-17' };
    const { license } = await start(trial, {}, { parentBroker });
    await enqueueEndMails(database.db, noon);
    expect((await mailsAbout(license.id)).map(({ subject }) => subject)).toContain(
      'Regalmarke: Ihre Testphase ist beendet',
    );
    const ended = await start({ validBefore: '2026-11-17' }, {}, { parentBroker });
    await enqueueEndMails(database.db, noon);
    const mail = german(await mailsAbout(ended.license.id));
    expect(mail).toMatchObject({ kind: 'licenceOver', subject: 'Over: 16. November 2026' });
    // Over: there are no days left.
    expect(mail?.text).toMatch(/^Advanced – Hala\n\nRegalmarke, /);
  });
});
