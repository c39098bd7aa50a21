import { expect, it } from 'vitest';
import { codeOfTag } from './useNfc';

const record = (recordType: string, text: string) => ({
  recordType,
  data: new DataView(new TextEncoder().encode(text).buffer),
});

it.each([
  ['a text', [record('text', ' PL-7 ')], 'PL-7'],
  ['the address of a label', [record('mime', 'x'), record('url', 'https://id.example/q/PL-7')], 'PL-7'],
  ['nothing, its own serial number', [], '04:a2:3b'],
])('of a tag that holds %s the code is read', (_what, records, code) => {
  expect(codeOfTag('04:a2:3b', records)).toBe(code);
});
