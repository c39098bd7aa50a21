import { emptyReportContext } from '@plumbline/resources/rules/reports/emptyReportContext';
import { expect, it } from 'vitest';
import { prepareContext } from './prepareContext';
import { lineBreak, token } from './tokens';

function prepared(remarks: string) {
  const context = emptyReportContext('pl-PL');
  const { data } = prepareContext({ context: { ...context, report: { ...context.report, remarks } } });
  return (data as { report: { remarks: string } }).report.remarks; // shape of the context
}

it('removes characters forbidden in XML and keeps line breaks', () => {
  expect(prepared('a\u0000b\u000Bc\uFFFEd\r\ne\rf\ng')).toBe(`abcd${lineBreak}e${lineBreak}f${lineBreak}g`);
  expect(prepared('half a pair: \uD83D.')).toBe('half a pair: \uFFFD.');
  expect(prepared('Zażółć gęślą jaźń, Größe, árvíztűrő 🙂')).toBe('Zażółć gęślą jaźń, Größe, árvíztűrő 🙂');
});

it('removes forged engine marks from a comment', () => {
  expect(prepared(`x${token('picture', 0)}y${token('drop', 'table')}`)).toBe('xpicture:0ydrop:table');
});

it('replaces pictures by their index, and missing ones by an empty string', () => {
  const context = emptyReportContext('pl-PL');
  const logo = { hash: 'a'.repeat(64), alternative: 'Logo' };
  const { data, pictures } = prepareContext({
    context: { ...context, customer: { ...context.customer, logo } },
  });
  expect(pictures).toEqual([logo]);
  expect(data).toMatchObject({ account: { logo: '' }, customer: { logo: '0' } });
});

it('passes on only what the shape defines', () => {
  const context = { ...emptyReportContext('pl-PL'), secret: 'password' };
  expect(prepareContext({ context }).data).not.toHaveProperty('secret');
});
