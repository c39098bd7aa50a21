import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { expect, it } from 'vitest';
import { reporterOf } from './reporterOf';

it('is the person in the account, and support as itself, while it looks into one and afterwards', () => {
  expect(reporterOf({ user: 'anna', instance: 'odra' })).toBe('anna.odra');
  const mirroring = { id: 'm', until: '2026-11-17T13:00:00.000Z', mayWrite: true };
  const looking = reporterOf({ user: 'olga', instance: 'odra', mirroring });
  expect(looking).toBe(reporterOf({ user: 'olga', instance: CATALOGUE_ID }));
});
