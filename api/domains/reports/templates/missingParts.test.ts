import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { defaultTemplates } from '../engine/defaultTemplate';
import { readTemplate } from '../engine/readTemplate';
import { docx, paragraph } from '../engine/testing/buildTemplate';
import { missingParts } from './missingParts';

const missingIn = (text: string, kind: Parameters<typeof missingParts>[1] = 'AUDIT_REPORT') =>
  missingParts(readTemplate(docx(paragraph(text))), kind).map(({ code }) => code);
const both = ['TEMPLATE_WITHOUT_SIGNATURES', 'TEMPLATE_WITHOUT_HASH'];

it.each([
  ['{d.customer.name}', both],
  ['{d.signatures.auditor.name}', ['TEMPLATE_WITHOUT_HASH']],
  ['{d.report.verifyAddress}', ['TEMPLATE_WITHOUT_SIGNATURES']],
  ['{d.report.hash:ifEM:show(–)} {d.signatures.customer.name}', []],
  // The words of the report are not what they stand for.
  ['{d.labels.signatures.title} {d.labels.verify.hash}', both],
])('a report of %s is told what it lacks', (text, codes) => {
  expect(missingIn(text)).toEqual(codes);
});

it('a list needs neither, and a template with errors is told those first', () => {
  expect(missingIn('{d.customer.name}', 'ACTION_LIST')).toEqual([]);
  expect(missingIn('{d.nothing}')).toEqual([]);
});

it('the default template lacks nothing', async () => {
  const reading = readTemplate(await readFile(defaultTemplates.AUDIT_REPORT));
  expect(missingParts(reading, 'AUDIT_REPORT')).toEqual([]);
});
