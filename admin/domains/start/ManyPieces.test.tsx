import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { ManyPieces } from './ManyPieces';
import type { Dashboard } from './useDashboard';

const device = vi.hoisted(() => ({ hasStore: true, downloads: [] as object[] }));
vi.mock('../../data/offline', async (original) => ({
  ...(await original<object>()),
  currentClient: () => (device.hasStore ? { isReady: () => false } : null),
  useLocationDownloads: () => ({ downloads: device.downloads }),
}));
afterEach(() => {
  cleanup();
  device.hasStore = true;
  device.downloads = [];
});

function draw(counts: readonly number[]) {
  // The rest of the dashboard is not read.
  const dashboard = { charts: { results: counts.map((count) => ({ count })) } } as unknown as Dashboard;
  return renderScreen({
    element: (
      <>
        <ManyPieces dashboard={dashboard} />
        <p>drawn</p>
      </>
    ),
    resource: 'equipments',
    dataProvider: memoryData({}).dataProvider,
  });
}

it('recommends choosing locations to download above 1500 pieces, until it is dismissed', async () => {
  const { user } = draw([1000, 501]);
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /ponad 1\s?500 urządzeń.*nic nie jest pobierane/,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/offline/overview?tab=locations');
  await user.click(screen.getByRole('button', { name: 'Nie teraz' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['with 1500 pieces', [1500], {}],
  ['once a location is chosen', [2000], { downloads: [{}] }],
  ['in a browser that stores nothing', [2000], { hasStore: false }],
])('says nothing %s', async (_when, counts, values) => {
  Object.assign(device, values);
  draw(counts);
  await screen.findByText('drawn');
  expect(screen.queryByRole('alert')).toBeNull();
});
