import { newId } from '@plumbline/resources/language/ids';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setCurrentClient } from '../../data/offline/currentClient';
import { createDevice, idle, type Tab } from '../../data/offline/testing/createDevice';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { noteAppKept } from '../../kit/behaviour/appKept';
import { createFixture, type Fixture } from '../audits/testing/auditFixture';
import { DownloadButton } from './DownloadButton';

// Only there has the app a service worker.
vi.hoisted(() => vi.stubEnv('PROD', true));
vi.mock('../../data/session/session', () => ({ apiFetch: vi.fn() }));

let fixture: Fixture;
let tab: Tab;
beforeEach(async () => {
  fixture = createFixture();
  const { server, ids } = fixture;
  tab = await createDevice(newId()).openTab({
    user: ids.user,
    instance: ids.instance,
    transport: server.transport,
  });
  await tab.client.download([ids.location]);
  await idle(tab);
  setCurrentClient(tab.client);
});
afterEach(async () => {
  cleanup();
  setCurrentClient(null);
  await tab.client.close();
});

it('promises work without network only when data and app are both on the device', async () => {
  renderScreen({
    element: <DownloadButton locations={[fixture.ids.location]} />,
    path: '/offline/overview',
    at: '/offline/overview',
    resource: 'locations',
    dataProvider: memoryData({}).dataProvider,
  });
  const promise = () => screen.queryByText('Zapisano lokalnie, działa też bez sieci');
  expect(promise()).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('sama aplikacja jeszcze się zapisuje');
  act(() => noteAppKept('not'));
  expect(screen.getByRole('alert').textContent).toContain('Bez sieci nie zamykaj tej karty');
  expect(promise()).toBeNull();
  act(() => noteAppKept('kept'));
  expect(promise()).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
