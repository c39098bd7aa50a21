import { expect, it } from 'vitest';
import { fold } from './fold';

it.each([
  ['Inventory no. [EN-15635]', 'inventory no en 15635'],
  ['  Straße -- Łódź / Győr ', 'strasse lodz gyor'],
  ['Größe_(mm)', 'grosse mm'],
  ['№ 7', '7'],
  ['~!', ''],
])('%j is compared as %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});
