import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { WaitingScreen } from './WaitingScreen';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('says what is waited for, and after ten seconds that it takes long', () => {
  renderScreen({
    element: <WaitingScreen message="shell.boot.redirect" />,
    resource: 'equipments',
    dataProvider: memoryData({}).dataProvider,
  });
  expect(screen.getByRole('status').textContent).toContain('Przekierowywanie');
  const isLong = () => screen.queryByText('To trwa dość długo…') !== null;
  act(() => void vi.advanceTimersByTime(9_999));
  expect(isLong()).toBe(false);
  act(() => void vi.advanceTimersByTime(1));
  expect(isLong()).toBe(true);
});
