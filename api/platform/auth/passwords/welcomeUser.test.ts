import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { expect, test } from 'vitest';
import { pageTexts } from '../../../base/pages/pageTexts';
import { createRecord } from '../../../entities/createRecord';
import { actorOf, callAs } from '../../testing/factories';
import { openBrowser } from '../testing/browser';
import { mailsTo, subjectOf } from '../testing/mailsTo';
import { signIn, useSignInServer } from '../testing/signInServer';

const server = useSignInServer();
const words = pageTexts('hu-HU').mails.welcome;

const create = (draft: Record<string, unknown>) =>
  createRecord(
    { ...callAs(server.db, actorOf(CATALOGUE_ID, 'ProviderAdmin')), now: new Date() },
    definitions.users,
    draft,
  );

test('the person who is given a sign-in gets a mail whose link leads to the first password', async () => {
  const email = 'eva.kovacs@auditor.example';
  await create({ email, language: 'hu-HU', firstName: 'Éva', systemRole: 'ProviderSupport' });
  const [mail, ...others] = await mailsTo(server, email);
  expect([mail?.subject, others]).toEqual([subjectOf(words), []]);
  expect(mail?.text).toContain(words.ignore);
  const link = new URL(mail?.text.match(/http\S+/)?.[0] ?? '');
  expect(link.searchParams.get('lang')).toBe('hu-HU');
  const token = link.searchParams.get('token') ?? '';
  // A weekend later it is still good.
  await server.db('accountLinks').update({ expiresAt: server.db.raw('expiresAt - interval 13 day') });
  const chosen = 'Első-Jelszó-1';
  const form = { token, password: chosen, repeat: chosen };
  const done = await openBrowser(server.origin).post('/oidc/password/reset', form);
  expect(done.status).toBe(200);
  // Nothing was changed, and nobody has to be warned.
  expect(await done.text()).toContain(pageTexts('pl-PL').reset.first);
  expect(await mailsTo(server, email)).toHaveLength(1);
  expect((await signIn(server, email, chosen)).url).toContain('/index.html/afterlogin');
});

test('a sign-in that is not to be used yet is not told of', async () => {
  const email = 'later@auditor.example';
  await create({ email, language: 'pl-PL', isActive: false });
  expect(await mailsTo(server, email)).toEqual([]);
});
