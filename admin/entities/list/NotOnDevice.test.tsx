import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OfflineError } from '../../data/offline/OfflineError';
import type { LocationDownload } from '../../data/offline/types';
import { memoryData } from '../testing/memoryData';
import { renderScreen } from '../testing/renderScreen';
import { EntityList } from './EntityList';

const device = vi.hoisted(() => ({ downloads: [] as unknown[] }));
vi.mock('../../data/offline', async (original) => ({
  ...(await original<object>()),
  useConnection: () => ({ isOnline: false, isForcedOffline: false, isSlow: false }),
  useLocationDownloads: () => ({ downloads: device.downloads }),
}));
afterEach(cleanup);

function open(resource: string, refusal?: OfflineError['code']) {
  const { dataProvider } = memoryData({ [resource]: [] }, () => {
    if (refusal) throw new OfflineError(refusal, { resource, isOfAll: true });
  });
  renderScreen({ element: <EntityList />, resource, dataProvider });
}

it('says of what devices never keep that it is there online, and fails nothing', async () => {
  open('errorRecords', 'ONLINE_ONLY');
  expect(await screen.findByRole('heading', { name: 'Dostępne tylko online' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says what to do where no location is selected', async () => {
  device.downloads = [];
  open('equipments');
  expect(await screen.findByText(/żadna lokalizacja nie została pobrana/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Dane offline' }).getAttribute('href')).toBe(
    '/offline/overview?tab=locations',
  );
});

it('tells a device without such rows from one without locations', async () => {
  device.downloads = [{ location: 'l1', state: 'saved' } satisfies Partial<LocationDownload>];
  open('equipments');
  expect(await screen.findByText(/W zapisanych lokalnie lokalizacjach nie ma takich danych/)).toBeDefined();
});

it('invites nobody to begin where the rows have not come to the device yet', async () => {
  open('contacts', 'NOT_AVAILABLE_OFFLINE');
  expect(await screen.findByText(/jeszcze nie zapisano lokalnie/)).toBeDefined();
  expect(screen.queryByText(/Brak kontaktów/)).toBeNull();
});
