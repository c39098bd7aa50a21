import { Readable } from 'node:stream';
import { newId } from '@plumbline/resources/language/ids';
import { languages } from '@plumbline/resources/language/languages';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../base/config/config';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf } from '../../platform/testing/factories';
import { checkTemplate } from './checkTemplate';
import { stopReportEngine, templateSandbox } from './engine/renderReport';
import { templateLimits } from './engine/template/templateLimits';
import { docx, paragraph } from './engine/testing/buildTemplate';

// Starting LibreOffice takes long on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 90_000 });

const database = useTestDatabase();
afterAll(stopReportEngine);

const owner = () => actorOf(newId());
const apiWith = (settings: Record<string, string> = {}) => ({
  db: database.db,
  config: readConfig({ DATABASE_URL: database.url, ...settings }),
});
const check = (template: Uint8Array, actor = owner(), settings = {}) =>
  checkTemplate(apiWith(settings), actor, { content: Readable.from([template]), declaredBytes: null });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code }) => code,
  );

const good = docx(paragraph('{d.customer.name}'));

const sandbox = await templateSandbox();

it.runIf(sandbox === 'none')('without a sandbox no template is taken', async () => {
  expect(await codeOf(check(good))).toBe('TEMPLATES_NEED_SANDBOX');
});

describe.runIf(sandbox !== 'none')('a template that is checked', () => {
  it('is accepted where nothing is wrong with it', async () => {
    expect(await check(good)).toEqual({ accepted: true, problems: [] });
  });

  it('is told what is wrong and where, in the language of the caller', async () => {
    const bad = docx(paragraph('Dear {d.custmer.name}'), { 'word/fonts/font1.odttf': 'x' });
    const messages = new Set<string>();
    for (const language of languages) {
      const { accepted, problems } = await check(bad, { ...owner(), language });
      expect(accepted).toBe(false);
      expect(problems).toMatchObject([
        {
          code: 'TEMPLATE_TAG_UNKNOWN',
          severity: 'error',
          part: 'word/document.xml',
          place: { paragraph: 1, near: 'Dear {d.custmer.name}' },
        },
        { code: 'TEMPLATE_FONT_LEFT_OUT', severity: 'warning', place: null },
      ]);
      for (const { message } of problems) messages.add(message);
      expect(problems[0]?.message).toContain('{d.custmer.name}');
      expect(problems[0]?.message).not.toContain('%{');
    }
    expect(messages.size).toBe(2 * languages.length);
  });

  it('may be no document at all', async () => {
    expect(await check(Buffer.from('%PDF-1.7 and so on, long enough'))).toMatchObject({
      accepted: false,
      problems: [{ code: 'TEMPLATE_NOT_A_DOCUMENT', severity: 'error', place: null }],
    });
  });
});

describe.runIf(sandbox !== 'none')('the check refuses', () => {
  it('sales people of accounts that are no broker’s', async () => {
    const sales = (instanceType: 'BROKER' | 'COMPANY') => actorOf(newId(), 'SalesForce', { instanceType });
    expect(await codeOf(check(good, sales('COMPANY')))).toBe('FORBIDDEN');
    expect(await codeOf(check(good, sales('BROKER')))).toBe('done');
  });

  it('what is too large, declared or not', async () => {
    const content = () => Readable.from(Array.from({ length: 21 }, () => Buffer.alloc(1024 * 1024)));
    for (const declaredBytes of [null, templateLimits.packed + 1])
      expect(await codeOf(checkTemplate(apiWith(), owner(), { content: content(), declaredBytes }))).toBe(
        'TEMPLATE_TOO_LARGE',
      );
  });

  it('an account that has used up its share of previews', async () => {
    const actor = owner();
    const asked = () => codeOf(check(good, actor, { QUOTA_PREVIEWS: '1' }));
    expect([await asked(), await asked()]).toEqual(['done', 'QUOTA_USED']);
  });
});
