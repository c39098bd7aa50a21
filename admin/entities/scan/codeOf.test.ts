import { expect, it } from 'vitest';
import { codeOf } from './codeOf';

it.each([
  [' QR-7 ', 'QR-7'],
  ['https://id.example/q/QR-7', 'QR-7'],
  ['https://id.example/q/QR%207/', 'QR 7'],
  ['HTTPS://ID.EXAMPLE/q/QR-7', 'QR-7'],
  ['https://id.example', 'https://id.example'],
  ['https://shop.example/item/1', 'https://shop.example/item/1'],
  ['https://id.example/q/QR-7/damage', 'https://id.example/q/QR-7/damage'],
  ['https://', 'https://'],
  ['https://id.example/q/50%', 'https://id.example/q/50%'],
])('of a label that says %s it is %s', (text, code) => {
  expect(codeOf(text)).toBe(code);
});
