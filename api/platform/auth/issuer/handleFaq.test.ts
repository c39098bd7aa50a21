import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { beforeEach, expect, test } from 'vitest';
import { asSystem } from '../../../entities/call';
import { createRecord } from '../../../entities/createRecord';
import type { Row } from '../../../entities/rowMapper';
import { openBrowser } from '../testing/browser';
import { useSignInServer } from '../testing/signInServer';

const server = useSignInServer();

const ask = (question: string, more: Row = {}) =>
  createRecord(
    asSystem({ db: server.db, now: new Date() }, CATALOGUE_ID),
    definitions.frequentlyAskedQuestions,
    {
      question: { 'pl-PL': question, 'de-DE': `${question} (de)` },
      answer: { 'pl-PL': 'Tak.\nZawsze <b>tak</b>.' },
      topic: { 'pl-PL': 'Zdjęcia' },
      isPubliclyVisible: true,
      ...more,
    },
  );
const page = async (query = '') => {
  const response = await openBrowser(server.origin).get(`/oidc/faq${query}`);
  return { status: response.status, text: await response.text() };
};

beforeEach(() => server.db('frequentlyAskedQuestions').delete());

test('what is publicly visible is read without signing in, in its order and as plain text', async () => {
  await ask('Czy zdjęcia działają offline?', { sortOrder: 2 });
  await ask('Ile zdjęć?', { sortOrder: 1 });
  await ask('Dla wsparcia', { isPubliclyVisible: false });
  const { status, text } = await page();
  expect(status).toBe(200);
  expect(text.indexOf('Ile zdjęć?')).toBeLessThan(text.indexOf('Czy zdjęcia'));
  expect(text).toContain('<p>Zawsze &lt;b&gt;tak&lt;/b&gt;.</p>');
  expect(text).not.toContain('Dla wsparcia');
});

test('it speaks the language that is chosen, and Polish where there is no translation', async () => {
  await ask('Ile zdjęć?');
  const { text } = await page('?lang=de-DE');
  expect(text).toContain('Ile zdjęć? (de)');
  expect(text).toContain('Tak.');
});

test('without questions it says so', async () => {
  expect((await page()).text).toContain('Nie ma jeszcze pytań.');
});
