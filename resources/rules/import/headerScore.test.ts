import { expect, it } from 'vitest';
import { headerScore } from './headerScore';

it('knows a label that names the product under whatever name the list was exported', () => {
  const words = { strong: ['%{product} ID / kod QR', 'Vonalkód'] };
  for (const header of ['Plumbline ID / kod QR', 'Regalwerk & Söhne ID / kod QR', 'REGALWERK ID / Kod QR'])
    expect(headerScore(header, words)).toBe(1);
  expect(headerScore('Regalwerk', words)).toBe(0);
  expect(headerScore('ID', words)).toBe(0);
});
