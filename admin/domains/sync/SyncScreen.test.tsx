import { newId } from '@plumbline/resources/language/ids';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setCurrentClient } from '../../data/offline/currentClient';
import { createDevice, type Device, idle, type Tab } from '../../data/offline/testing/createDevice';
import { notSaved } from '../../data/offline/useLocationDownloads';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { createFixture, type Fixture } from '../audits/testing/auditFixture';
import { LocationDownload } from './LocationDownload';
import { SyncScreen } from './SyncScreen';

const { signIn } = vi.hoisted(() => ({ signIn: vi.fn(async () => true) }));
vi.mock('../../data/session/session', () => ({ signIn, apiFetch: vi.fn() }));

let fixture: Fixture;
let device: Device;
let tab: Tab;
beforeEach(async () => {
  fixture = createFixture();
  const { server, ids } = fixture;
  const rack = newId();
  server.put('locations', {
    id: rack,
    instance: ids.instance,
    name: 'Brama 7',
    parent: ids.location,
    owner: null,
  });
  device = createDevice(newId());
  tab = await device.openTab({ user: ids.user, instance: ids.instance, transport: server.transport });
  await tab.client.syncNow();
  await idle(tab);
  setCurrentClient(tab.client);
});
afterEach(async () => {
  cleanup();
  setCurrentClient(null);
  await tab.client.close();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'storage');
  vi.restoreAllMocks();
});

const draw = (at = '/offline/overview') =>
  renderScreen({
    element: <SyncScreen />,
    path: '/offline/overview',
    at,
    resource: 'locations',
    dataProvider: memoryData({}).dataProvider,
    actor: { user: fixture.ids.user, instance: fixture.ids.instance },
  });
const settle = () => act(() => idle(tab));
const rowOf = (name: string) => within(screen.getByText(name).closest('li') ?? document.body);
const write = () =>
  act(async () => {
    await tab.client.save('audits', fixture.ids.audit, { comment: 'Słup' });
  });

it('says how it stands with the server, and goes offline and back by the person’s own switch', async () => {
  const { user } = draw();
  // As the menu, the questions and other texts call it.
  expect(screen.getByRole('heading', { level: 1, name: 'Dane offline' })).toBeTruthy();
  expect(screen.getByText(/^Ostatnia synchronizacja: /)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Pracuj offline' }));
  expect(await screen.findByText(/Do ponownego połączenia nic nie jest wysyłane/)).toBeTruthy();
  const sync = vi.spyOn(tab.client, 'syncNow');
  await user.click(screen.getByRole('button', { name: 'Synchronizuj teraz' }));
  // Above and at the press.
  const notices = () => screen.queryAllByText(/Do ponownego połączenia nic nie jest wysyłane/);
  await waitFor(() => expect(notices()).toHaveLength(2));
  expect(sync).not.toHaveBeenCalled();
  const [above] = notices();
  await user.click(screen.getByRole('button', { name: 'Połącz ponownie' }));
  // The other one goes by itself after some seconds.
  await waitFor(() => expect(above?.isConnected).toBe(false));
  expect(screen.getByRole('button', { name: 'Pracuj offline' })).toBeTruthy();
});

it('says that the network is away', async () => {
  draw();
  act(() => device.goOffline());
  expect(await screen.findByText(/^Offline: brak połączenia z serwerem/)).toBeTruthy();
});

it('is brought to the device on the location’s own screen as well, with those below it', async () => {
  const { location } = fixture.ids;
  const { user } = renderScreen({
    element: <LocationDownload record={{ id: location }} />,
    resource: 'locations',
    dataProvider: memoryData({}).dataProvider,
    actor: { user: fixture.ids.user, instance: fixture.ids.instance },
  });
  await user.click(await screen.findByRole('button', { name: 'Pobierz do pracy offline' }));
  await settle();
  expect(await screen.findByText(/^Zapisano lokalnie/)).toBeTruthy();
  const saved = tab.client.downloads().filter(({ state }) => state === 'saved');
  expect(saved).toHaveLength(2);
});

it('downloads a location with those below it, and removes it from the device', async () => {
  const { user } = draw('/offline/overview?tab=locations');
  expect(screen.getByRole('list', { name: 'Zapisane lokalizacje' })).toBeTruthy();
  expect(rowOf('Halle 2').getByText(/z 1 lokalizacją podrzędną/)).toBeTruthy();
  expect(rowOf('Halle 2').getByRole('status').textContent).toBe('Nie zapisano');
  await user.click(screen.getByRole('button', { name: 'Pobierz: Halle 2' }));
  await settle();
  for (const name of ['Halle 2', 'Brama 7'])
    await waitFor(() => expect(rowOf(name).getByRole('status').textContent).toMatch(/^Zapisano/));
  await user.click(screen.getByRole('button', { name: 'Usuń z pamięci lokalnej: Halle 2' }));
  await waitFor(() => expect(rowOf('Brama 7').getByRole('status').textContent).toBe('Nie zapisano'));
});

it('calls a location saved only when its floor plans are here too, and tries again what failed', async () => {
  const download = vi.spyOn(tab.client, 'download').mockResolvedValue(undefined);
  const known = { ...notSaved(fixture.ids.location), received: 9, total: 9, hasRows: true, plansLeft: 2 };
  const coming = [{ ...known, state: 'downloading' as const }];
  const list = vi.spyOn(tab.client, 'downloads').mockReturnValue(coming);
  draw('/offline/overview?tab=locations');
  expect(rowOf('Halle 2').getByRole('status').textContent).toBe('Pobieranie · brakuje 2 planów');
  expect(rowOf('Halle 2').getByRole('progressbar').getAttribute('aria-valuenow')).toBeNull();
  cleanup();
  list.mockReturnValue([{ ...known, state: 'failed', failure: 'NO_ROOM_FOR_PLANS' }]);
  const { user } = draw('/offline/overview?tab=locations');
  expect(rowOf('Halle 2').getByRole('status').textContent).toBe(
    'brakuje 2 planów · Nie udało się: Za mało wolnego miejsca na plany. Zwolnij miejsce i pobierz ponownie.',
  );
  await user.click(screen.getByRole('button', { name: 'Pobierz: Halle 2' }));
  expect(download).toHaveBeenCalled();
});

it('finds a location by its name, named with those above it', async () => {
  const { user } = draw('/offline/overview?tab=locations');
  await user.click(screen.getByRole('searchbox', { name: 'Szukaj lokalizacji' }));
  await user.paste('brama');
  expect(rowOf('Brama 7').getByText(/^Halle 2/)).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await user.paste('x');
  expect(screen.getByText('Żadna lokalizacja nie pasuje do „bramax”.')).toBeTruthy();
});

it('hands what waits over as a file, and takes it in again', async () => {
  act(() => device.goOffline());
  await write();
  const files: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => {},
    }),
  );
  const { user } = draw('/offline/overview?tab=device');
  await user.click(screen.getByRole('button', { name: 'Eksportuj' }));
  expect(await screen.findByText('Wyeksportowano: 1 zmiana')).toBeTruthy();
  const content = (await files[0]?.text()) ?? '';
  expect(JSON.parse(content).items).toHaveLength(1);
  const picker = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!picker) throw new Error('There is no picker.');
  fireEvent.change(picker, { target: { files: [new File(['no export'], 'x.json')] } });
  expect(await screen.findByText(/^Ten plik nie jest eksportem z tej aplikacji/)).toBeTruthy();
});

it('empties the device after a question, and loads it anew', async () => {
  const { user } = draw('/offline/overview?tab=device');
  const reset = vi.spyOn(tab.client, 'reset').mockResolvedValue(undefined);
  await user.click(screen.getByRole('button', { name: 'Zresetuj…' }));
  const question = within(await screen.findByRole('dialog', { name: 'Zresetować dane lokalne?' }));
  await user.click(question.getByRole('button', { name: 'Anuluj' }));
  expect(reset).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Zresetuj…' }));
  await user.click(await screen.findByRole('button', { name: 'Eksportuj i zresetuj' }));
  await waitFor(() => expect(reset).toHaveBeenCalledTimes(1));
});

it('says how full the device is, and asks the browser to keep the data', async () => {
  let isKept = false;
  const storage = {
    estimate: async () => ({ usage: 90_000_000, quota: 100_000_000 }),
    persisted: async () => isKept,
    persist: async () => {
      isKept = true;
      return true;
    },
  };
  // jsdom has none of its own.
  Object.defineProperty(navigator, 'storage', { configurable: true, value: storage });
  const { user } = draw('/offline/overview?tab=device');
  expect(await screen.findByText(/^Kończy się miejsce/)).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Pamięć' }).getAttribute('aria-valuenow')).toBe('90');
  await user.click(screen.getByRole('button', { name: 'Zezwól na trwałe przechowywanie' }));
  expect(await screen.findByText(/^Przeglądarka zachowa te dane/)).toBeTruthy();
});

it('says that this browser keeps nothing, and still tells support how it stands', async () => {
  setCurrentClient(null);
  const { user } = draw();
  expect(screen.getByRole('alert').textContent).toContain('Praca offline nie jest tu możliwa');
  await user.click(screen.getByRole('button', { name: 'Pokaż i wyślij…' }));
  expect(await screen.findByRole('dialog', { name: 'To zostanie wysłane' })).toBeTruthy();
});
