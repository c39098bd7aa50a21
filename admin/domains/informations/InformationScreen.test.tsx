import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { InformationScreen } from './InformationScreen';
import { OpenPages } from './OpenPages';

const world = vi.hoisted(() => ({ call: vi.fn(), signIn: vi.fn(async () => true), state: 'signedOut' }));
vi.mock('../../data/calls/callServer', () => ({ callServer: world.call }));
vi.mock('../../data/session/session', () => ({ signIn: world.signIn, apiFetch: vi.fn() }));
vi.mock('../../data/session/useSession', () => ({ useSession: () => ({ state: world.state, actor: null }) }));

const text = {
  kind: 'agb',
  versionName: '3',
  dateValidFrom: '2026-01-02',
  broker: null,
  link: null,
  content: {
    'pl-PL': 'Zakres\n\nPytania: pomoc@plumbline.example, https://plumbline.example/faq.\n\n- raz\n- dwa',
  },
};
beforeEach(() => {
  world.state = 'signedOut';
  world.signIn.mockClear();
  world.call.mockReset().mockImplementation(async () => Response.json(text));
});
afterEach(cleanup);

const draw = (at: string, element = <InformationScreen />) =>
  renderScreen({ element, path: '*', at, resource: 'legalTexts', dataProvider: memoryData({}).dataProvider });

it('shows the text in force with its links, and since when it is', async () => {
  draw('/start/informations/agb');
  expect(await screen.findByText(/^Wersja 3, obowiązuje od/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: /^Regulamin/ })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'mailto:pomoc@plumbline.example',
    'https://plumbline.example/faq',
  ]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['raz', 'dwa']);
});

it('leads to a text that its publisher keeps elsewhere', async () => {
  const link = 'https://broker.example/terms';
  world.call.mockImplementation(async () => Response.json({ ...text, content: null, link, broker: 'Pion' }));
  draw('/start/informations/agb');
  const open = await screen.findByRole('link', { name: 'Otwórz dokument' });
  expect(open.getAttribute('href')).toBe(link);
  expect(screen.getByText('Ten dokument publikuje na swojej stronie: Pion')).toBeTruthy();
});

it('says that it could not be read, and tries again', async () => {
  world.call.mockImplementationOnce(async () => new Response('', { status: 500 }));
  const { user } = draw('/start/informations/rodo');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(/^Nie udało się wczytać dokumentu/)).toBeTruthy();
  await user.click(alert.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByText(/^Wersja 3/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: /^Polityka prywatności/ })).toBeTruthy();
});

it('is open to who is not signed in, who may sign in from there', async () => {
  const { user } = draw('/start/informations/agb', <OpenPages>behind the gate</OpenPages>);
  expect(await screen.findByText(/^Wersja 3/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Zaloguj/ }));
  expect(world.signIn).toHaveBeenCalledTimes(1);
});

it('leaves every other page, and those of who is signed in, to the gate', () => {
  draw('/equipments/overview', <OpenPages>behind the gate</OpenPages>);
  expect(screen.getByText('behind the gate')).toBeTruthy();
  cleanup();
  world.state = 'signedIn';
  draw('/start/informations/agb', <OpenPages>behind the gate</OpenPages>);
  expect(screen.getByText('behind the gate')).toBeTruthy();
});
