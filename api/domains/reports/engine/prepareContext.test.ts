import { emptyReportContext } from '@plumbline/resources/rules/reports/emptyReportContext';
import { expect, it } from 'vitest';
import { prepareContext } from './prepareContext';
import { lineBreak, token } from './tokens';

function prepared(remarks: string) {
  const context = emptyReportContext('pl-PL');
  const { data } = prepareContext({ ...context, report: { ...context.report, remarks } });
  return (data as { report: { remarks: string } }).report.remarks; // the shape of the context
}

it('takes out what XML forbids and keeps line breaks', () => {
  expect(prepared('a\u0000b\u000Bc\uFFFEd\r\ne\rf\ng')).toBe(`abcd${lineBreak}e${lineBreak}f${lineBreak}g`);
  expect(prepared('half a pair: \uD83D.')).toBe('half a pair: \uFFFD.');
  expect(prepared('Zażółć gęślą jaźń, Größe, árvíztűrő 🙂')).toBe('Zażółć gęślą jaźń, Größe, árvíztűrő 🙂');
});

it('lets nobody forge a mark of the engine in a comment', () => {
  expect(prepared(`x${token('picture', 0)}y${token('drop', 'table')}`)).toBe('xpicture:0ydrop:table');
});

it('gives pictures as numbers, in order, and nothing where there is none', () => {
  const context = emptyReportContext('pl-PL');
  const logo = { hash: 'a'.repeat(64), alternative: 'Logo' };
  const { data, pictures } = prepareContext({ ...context, customer: { ...context.customer, logo } });
  expect(pictures).toEqual([logo]);
  expect(data).toMatchObject({ account: { logo: '' }, customer: { logo: '0' } });
});

it('lets through what the shape names and nothing else', () => {
  const context = { ...emptyReportContext('pl-PL'), secret: 'password' };
  expect(prepareContext(context).data).not.toHaveProperty('secret');
});
