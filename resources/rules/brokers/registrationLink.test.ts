import { expect, it } from 'vitest';
import { registrationLink } from './registrationLink';

it('names the broker by its host, else by its id', () => {
  const origin = 'https://app.example:8443';
  expect(registrationLink(origin, { id: 'b1', host: null })).toBe(
    'https://app.example:8443/registration?broker=b1',
  );
  expect(registrationLink(origin, { id: 'b1', host: 'pruefung.regalwerk.example' })).toBe(
    'https://pruefung.regalwerk.example:8443/registration',
  );
});
