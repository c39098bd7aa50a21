import { expect, it } from 'vitest';
import { isIban } from './iban';

it('an account number stands by its check digits', () => {
  for (const good of [
    'DE89 3704 0044 0532 0130 00',
    'PL61109010140000071219812874',
    'hu42117730161111101800000000',
  ])
    expect(isIban(good)).toBe(true);
  for (const bad of ['', 'DE88 3704 0044 0532 0130 00', '37040044', 'DE89']) expect(isIban(bad)).toBe(false);
});
