import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { PlanDueButton } from './PlanDueButton';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T12:00:00') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const draw = (more: object = {}, role: 'Owner' | 'ServiceProvider' = 'Owner') =>
  renderScreen({
    element: <PlanDueButton record={{ id: 'hall', owner: 'odra', ...more }} />,
    resource: 'locations',
    dataProvider: memoryData({}).dataProvider,
    actor: { role },
  });

it('opens the planning form of the location with what is due in four weeks', async () => {
  draw();
  const link = await screen.findByRole('link', { name: 'Zaplanuj wszystkie wymagane' });
  const address = new URL(link.getAttribute('href') ?? '', 'http://x');
  expect(JSON.parse(address.searchParams.get('source') ?? '')).toEqual({
    owner: 'odra',
    location: 'hall',
    dueUntil: '2026-12-15',
  });
});

it('is not offered to those who plan nothing', () => {
  draw({}, 'ServiceProvider');
  expect(screen.queryByRole('link')).toBeNull();
});
