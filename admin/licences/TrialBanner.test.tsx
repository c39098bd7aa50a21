import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../entities/testing/renderScreen';
import { TrialBanner } from './TrialBanner';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T09:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (trialEnd: string | null, at = '/start/dashboard') =>
  renderScreen({
    element: <TrialBanner />,
    path: '*',
    at,
    resource: 'licenses',
    dataProvider: {} as never, // nothing is asked of it
    actor: { trialEnd },
  });

it.each([
  ['2026-12-31', 'Okres próbny: pozostało 30 dni (do 30.12.2026)'],
  ['2026-12-04', 'Okres próbny: pozostały 3 dni (do 03.12.2026)'],
  ['2026-12-02', 'Okres próbny kończy się dziś.'],
  ['2026-12-01', 'Okres próbny zakończył się: 30.11.2026. Zapisane dane pozostają.'],
])('a trial that ends before %s is told as „%s”', async (trialEnd, text) => {
  show(trialEnd);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Licencje' }).getAttribute('href')).toBe(
    '/license/licenses/overview',
  );
});

it.each([
  ['without a trial', null, '/start/dashboard'],
  ['in the middle of work', '2026-12-31', '/equipments/overview'],
])('%s nothing is said', (_when, trialEnd, at) => {
  show(trialEnd, at);
  expect(screen.queryByRole('status')).toBeNull();
});
