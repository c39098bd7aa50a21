import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { LocationDownload } from './types';
import { useEnsuredLocation } from './useEnsuredLocation';
import { notSaved } from './useLocationDownloads';

const { device } = vi.hoisted(() => ({
  device: { found: {} as Partial<LocationDownload>, download: vi.fn() },
}));
vi.mock('./useConnection', () => ({ useConnection: () => ({ isOnline: true }) }));
vi.mock('./useLocationDownloads', async (original) => {
  const { notSaved: none } = await original<{ notSaved: typeof notSaved }>();
  return {
    notSaved: none,
    useLocationDownloads: () => ({
      stateOf: (location: string) => ({ ...none(location), ...device.found }),
      download: async (locations: readonly string[]) => device.download(locations),
    }),
  };
});

it.each([
  ['downloading', null],
  ['failed', 'NETWORK'],
] as const)('a screen with all rows does not wait for floor plans that are %s', (state, failure) => {
  device.found = { state, failure, hasRows: true, plansLeft: 1 };
  const { result } = renderHook(() => useEnsuredLocation('hall'));
  expect(result.current).toMatchObject({ state: 'saved', failure: null });
  expect(device.download).not.toHaveBeenCalled();
});

it('says what stands in the way of rows, and downloads a location that nobody has', () => {
  device.found = { state: 'failed', failure: 'NETWORK' };
  const { result, rerender } = renderHook(() => useEnsuredLocation('hall'));
  expect(result.current).toMatchObject({ state: 'failed', failure: 'NETWORK' });
  device.found = notSaved('hall');
  rerender();
  expect(device.download).toHaveBeenCalledWith(['hall']);
});
