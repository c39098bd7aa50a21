import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { afterAll, describe, expect, it } from 'vitest';
import { updateRecord } from '../../../entities/updateRecord';
import type { Job } from '../../../platform/jobs/jobs';
import type { QueuedMail } from '../../../platform/mail/mail';
import { build, buildAccount, noon, systemCall } from '../../../platform/testing/factories';
import { useJobWorld } from '../../../platform/testing/useJobWorld';
import { stopReportEngine, templateSandbox } from '../../reports/engine/renderReport';
import { docx, paragraph } from '../../reports/engine/testing/buildTemplate';
import { publishForBroker } from '../../reports/testing/templateWorld';
import { endMailKind, enqueueEndMails } from './enqueueEndMails';
import { sendEndMails } from './sendEndMails';

const { database, api, store, mails } = useJobWorld();
afterAll(stopReportEngine);

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
  const jobs: Job[] = await database.db('jobs').where({ kind: endMailKind, subject: license });
  for (const job of [...jobs, ...jobs]) await sendEndMails(api(), store(), job);
  const { instance } = await database.db('licenses').where({ id: license }).first('instance');
  const readers = await database.db('contacts').where({ instance }).pluck('user');
  return mails(...readers);
}

it('buyers are mailed about the end once, in their language and with the broker’s branding', async () => {
  const { license } = await start();
  const counts = await Promise.all([enqueueEndMails(database.db, noon), enqueueEndMails(database.db, noon)]);
  expect(Math.max(...counts)).toBe(1);
  expect(await enqueueEndMails(database.db, noon)).toBe(0);
  const sent = await mailsAbout(license.id);
  expect(sent.map(({ subject }) => subject).sort()).toEqual([
    'Regalmarke: Lizenz Advanced endet bald',
    'Regalmarke: hamarosan lejár egy licenc – Advanced',
  ]);
  const german = sent.find(({ subject }) => subject.includes('endet'));
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
  /** A broker in whose account a template of this kind is published. */
  async function sellerWith(kind: string, words: string, more: object = {}) {
    const { id } = await build(database.db, CATALOGUE_ID, 'brokers', { supportEmail: 'hilfe@regal.example' });
    const server = { api: api(), store: store() };
    await publishForBroker(server, id, { kind, content: saying(words), ...more });
    return id;
  }
  const german = (sent: QueuedMail[]) => sent.find(({ html }) => html.includes('lang="de"'));

  it('of the broker above, a reminder says its subject and paragraphs, the way to the shop, and no name of the product', async () => {
    const parentBroker = await sellerWith('LICENCE_ENDING', 'Denken Sie daran:', { language: 'de-DE' });
    const { license } = await start({}, {}, { parentBroker });
    await enqueueEndMails(database.db, noon);
    const sent = await mailsAbout(license.id);
    const mail = german(sent);
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
    expect(sent.map(({ subject }) => subject)).toContain('Regalmarke: hamarosan lejár egy licenc – Advanced');
  });

  it('of the broker above, not its own, a broker is reminded that a licence of its own account ends', async () => {
    const parentBroker = await sellerWith('LICENCE_ENDING', 'Von oben:');
    const { license, broker, instance } = await start({}, {}, { parentBroker });
    await database.db('brokers').where({ id: broker }).update({ account: instance });
    const own = { kind: 'LICENCE_ENDING', content: saying('Von uns:') };
    await publishForBroker({ api: api(), store: store() }, broker, own);
    await enqueueEndMails(database.db, noon);
    expect(german(await mailsAbout(license.id))?.subject).toBe('Von oben: 23. November 2026');
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
