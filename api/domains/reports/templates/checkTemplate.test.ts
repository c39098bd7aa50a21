import { Readable } from 'node:stream';
import { newId } from '@plumbline/resources/language/ids';
import { languages } from '@plumbline/resources/language/languages';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../base/config/config';
import { useTestDatabase } from '../../../platform/testing/database';
import { actorOf } from '../../../platform/testing/factories';
import { stopReportEngine, templateSandbox } from '../engine/renderReport';
import { templateLimits } from '../engine/template/templateLimits';
import { docx, paragraph } from '../engine/testing/buildTemplate';
import { checkTemplate } from './checkTemplate';

const database = useTestDatabase();
afterAll(stopReportEngine);

const owner = () => actorOf(newId());
const apiWith = (settings: Record<string, string> = {}) => ({
  db: database.db,
  config: readConfig({ DATABASE_URL: database.url, ...settings }),
});
const check = (template: Uint8Array, actor = owner(), settings = {}) =>
  checkTemplate(apiWith(settings), actor, {
    content: Readable.from([template]),
    declaredBytes: null,
    kind: 'AUDIT_REPORT',
  });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code }) => code,
  );

const good = docx(paragraph('{d.customer.name}'));

const sandbox = await templateSandbox();

it.runIf(sandbox === 'none')('refuses every template without a sandbox', async () => {
  expect(await codeOf(check(good))).toBe('TEMPLATES_NEED_SANDBOX');
});

describe.runIf(sandbox !== 'none')('checking a template', () => {
  it('accepts a valid template', async () => {
    expect(await check(good)).toEqual({ accepted: true, problems: [] });
  });

  it('reports problems with their place in the caller’s language', async () => {
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

  it('reports a file that is no document', async () => {
    expect(await check(Buffer.from('%PDF-1.7 and so on, long enough'))).toMatchObject({
      accepted: false,
      problems: [{ code: 'TEMPLATE_NOT_A_DOCUMENT', severity: 'error', place: null }],
    });
  });
});

describe.runIf(sandbox !== 'none')('the check refuses', () => {
  it('salespeople of accounts that are not brokers', async () => {
    const sales = (instanceType: 'BROKER' | 'COMPANY') => actorOf(newId(), 'SalesForce', { instanceType });
    expect(await codeOf(check(good, sales('COMPANY')))).toBe('FORBIDDEN');
    expect(await codeOf(check(good, sales('BROKER')))).toBe('done');
  });

  it('a file above the size limit, declared or not', async () => {
    const content = () => Readable.from(Array.from({ length: 21 }, () => Buffer.alloc(1024 * 1024)));
    for (const declaredBytes of [null, templateLimits.packed + 1])
      expect(
        await codeOf(
          checkTemplate(apiWith(), owner(), { content: content(), declaredBytes, kind: 'AUDIT_REPORT' }),
        ),
      ).toBe('TEMPLATE_TOO_LARGE');
  });

  it('an account that has used up its quota of previews', async () => {
    const actor = owner();
    const asked = () => codeOf(check(good, actor, { QUOTA_PREVIEWS: '1' }));
    expect([await asked(), await asked()]).toEqual(['done', 'QUOTA_USED']);
  });
});
