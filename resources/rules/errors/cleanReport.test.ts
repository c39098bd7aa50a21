import { expect, it } from 'vitest';
import { cleanReport } from './cleanReport';
import { outlineOf } from './outlineOf';
import { personalNames } from './personalNames';

const id = '0192a000-0000-7000-8000-000000000001';
const now = Date.parse('2026-11-21T12:00:00.000Z');

it('keeps of what was sent the names, ids, numbers and dates, and nothing that people wrote', () => {
  const sent = {
    id,
    version: 3,
    identNumber: 'REG-1',
    isArchived: false,
    nextAuditDate: '2026-12-01',
    firstName: 'Anna',
    phoneNumbers: [{ kind: 'mobile', number: '+48600700800' }],
    password: 'Tajne-2026!',
    refreshToken: 'abc',
    signatures: [{ name: 'Anna Nowak', image: { hash: 'x' } }],
    photos: ['data:image/png;base64,AAAA'],
    comment: 'Anna said no',
    commands: [
      { resource: 'audits', recordId: id, patch: { result: 'REPAIR_LOCKED', resultText: 'broken' } },
    ],
    levels: [1, 2, 3, 4, 5, 6, 7],
    'Jan Kowalski': true,
  };
  expect(outlineOf(sent, personalNames())).toEqual({
    id,
    version: 3,
    identNumber: 'text(5)',
    isArchived: false,
    nextAuditDate: '2026-12-01',
    firstName: '[…]',
    phoneNumbers: '[…]',
    password: '[…]',
    refreshToken: '[…]',
    signatures: '[…]',
    photos: '[…]',
    comment: '[…]',
    commands: [
      { resource: 'audits', recordId: id, patch: { result: 'REPAIR_LOCKED', resultText: 'text(6)' } },
    ],
    levels: [1, 2, 3, 4, 5, '+2'],
    '…': true,
  });
});

it('keeps of codes only those of the program, never one that signs in or sticks on equipment', () => {
  const codes = ['123456', 123456, 'ABCD-EFGH', 'A1B2C3D4', 'STALE_VERSION'];
  expect(codes.map((code) => outlineOf({ code }, personalNames()))).toEqual([
    { code: 'text(6)' },
    { code: '[…]' },
    { code: 'text(9)' },
    { code: 'text(8)' },
    { code: 'STALE_VERSION' },
  ]);
});

it('makes no difference the second time', () => {
  const once = outlineOf(
    { a: 'free text', b: [1, 2, 3, 4, 5, 6], password: 'x', deep: { resource: 'audits' } },
    personalNames(),
  );
  expect(outlineOf(once, personalNames())).toEqual(once);
});

it('masks again what a device sends, and holds it within its limits', () => {
  const report = cleanReport(
    {
      id,
      date: '2031-01-01',
      content: `anna@firma.example ${'x'.repeat(9000)}`,
      count: 1e12,
      url: 'https://evil.example/a?q=Anna',
      payload: '{"firstName":"Anna","note":"Anna"}',
      cacheId: 'Anna Nowak',
      httpMethod: 'post it',
      instance: 'other',
    },
    now,
  );
  expect(report).toMatchObject({
    id,
    date: '2026-11-21T12:00:00.000Z',
    count: 1_000_000,
    url: '/a?q',
    payload: '{"firstName":"[…]","note":"text(4)"}',
    cacheId: null,
    httpMethod: 'INTERNAL',
  });
  expect(report?.content.startsWith('[…] xxx')).toBe(true);
  expect(report?.content).toHaveLength(4000);
  expect(report).not.toHaveProperty('instance');
});

it('takes a stack for text', () => {
  const stack = 'TypeError: "Anna Nowak" is not it\n    at f (https://x.example/assets/a-1.js:1:2)';
  expect(cleanReport({ id, content: 'x', payload: stack }, now)?.payload).toBe(
    'TypeError: "[…]" is not it\n    at f (https://x.example/assets/a-1.js:1:2)',
  );
});

it.each([null, 'x', {}, { id: 'x', content: 'y' }, { id, content: ' ' }, { id, content: 3 }])(
  'is no report: %j',
  (sent) => {
    expect(cleanReport(sent, now)).toBeUndefined();
  },
);
