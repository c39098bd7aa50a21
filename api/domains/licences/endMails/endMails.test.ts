import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { readConfig } from '../../../base/config/config';
import type { Api } from '../../../base/context/context';
import { updateRecord } from '../../../entities/updateRecord';
import { signInState } from '../../../platform/auth/signInState';
import type { Job } from '../../../platform/jobs/jobs';
import type { QueuedMail } from '../../../platform/mail/mail';
import { useTestDatabase } from '../../../platform/testing/database';
import { build, buildAccount, noon, systemCall } from '../../../platform/testing/factories';
import { endMailKind, enqueueEndMails } from './enqueueEndMails';
import { sendEndMails } from './sendEndMails';

const database = useTestDatabase();

function apiOf(): Api {
  const config = readConfig({ DATABASE_URL: database.url, ORIGIN: 'https://plumbline.example' });
  // The job uses only these properties.
  return { config, db: database.db, log: pino({ level: 'silent' }), now: () => noon } as Api;
}

/** An account of a white-label broker with a licence that ends in seven days, and one user per role. */
async function start(values: object = {}, account: object = {}) {
  const { db } = database;
  const { id: broker } = await build(db, CATALOGUE_ID, 'brokers', {
    name: 'Regalmarke',
    isWhitelabelingBroker: true,
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
  return { instance, license };
}

async function mailsAbout(license: string): Promise<QueuedMail[]> {
  const api = apiOf();
  const jobs: Job[] = await database.db('jobs').where({ kind: endMailKind, subject: license });
  const before = await database.db('jobs').where({ kind: 'mail' }).pluck('id');
  for (const job of [...jobs, ...jobs]) await sendEndMails(api, job);
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
