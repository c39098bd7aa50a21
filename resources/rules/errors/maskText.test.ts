import { expect, it } from 'vitest';
import { maskAddress, maskText } from './maskText';

it.each([
  ['Anna.Nowak+x@firma.example.pl is taken', '[…] is taken'],
  ['password: Tajne-2026! was wrong', 'password: […] was wrong'],
  ['{"password":"a b","x":1}', '{"password":[…],"x":1}'],
  ['Authorization: Bearer abc.def', 'Authorization: […]'],
  ['Bearer abc.def refused', '[…] refused'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.sIg-x expired', '[…] expired'],
  ['cookie=plumbline-session%3Aabc; path', 'cookie=[…]; path'],
  [
    'Unexpected token \'J\', "Jan Kowalski, +48 600 700 800" is not valid JSON',
    "Unexpected token 'J', […] is not valid JSON",
  ],
  ['call +48 600 700 800 now', 'call […] now'],
  ['„Jan Kowalski” missing', '„[…]” missing'],
  ['picture data:image/png;base64,AAAA+/= lost', 'picture […] lost'],
  ['key 0123456789abcdef0123456789abcdef01234567 refused', 'key […] refused'],
])('masks %j', (text, masked) => {
  expect(maskText(text)).toBe(masked);
});

it.each([
  "Cannot read properties of undefined (reading 'x')",
  "Failed to execute 'transaction' on 'IDBDatabase': The database connection is closing.",
  'at Dn (https://app.example/assets/AuditScreen-B4xk2.js:12:34567)',
  '/equipments/0192a000-0000-7000-8000-000000000001/show at 2026-11-21T12:00:00.000Z',
  "The regulation doesn't hold and isn't here",
])('leaves what the program says: %j', (text) => {
  expect(maskText(text)).toBe(text);
});

it.each([
  ['/api/equipments?filter=%7B%22q%22%3A%22Jan%22%7D&range=0', '/api/equipments?filter&range'],
  [
    'https://app.example/contacts/0192a000-0000-7000-8000-000000000001/show#x',
    '/contacts/0192a000-0000-7000-8000-000000000001/show',
  ],
  ['/calendar/feed/hL3kd93kKDKEl39dkelLKDKE939dkeLKDE', '/calendar/feed/…'],
  ['/search/Jan%20Kowalski', '/search/…'],
])('takes from the address %j what people wrote', (address, masked) => {
  expect(maskAddress(address)).toBe(masked);
});
