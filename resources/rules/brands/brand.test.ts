import { expect, it } from 'vitest';
import { nameProduct } from './brand';

it('names the code on a piece by the product, but for a name that no label has room for', () => {
  expect(nameProduct('%{product} ID / kod QR', 'Plumbline')).toBe('Plumbline ID / kod QR');
  expect(nameProduct('%{product} ID / kod QR', 'Regalschutz Vertrieb GmbH')).toBe('ID / kod QR');
  expect(nameProduct('%{product}: hasło', 'Regalschutz Vertrieb GmbH')).toBe(
    'Regalschutz Vertrieb GmbH: hasło',
  );
});
