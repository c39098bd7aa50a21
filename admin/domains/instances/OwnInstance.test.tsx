import { accountAmounts } from '@plumbline/resources/rules/people/accountFigures';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../entities/testing/fakeApi';
import { memoryData } from '../../entities/testing/memoryData';
import { owner, renderScreen } from '../../entities/testing/renderScreen';
import { FiguresFacts } from './FiguresFacts';
import { OwnInstance } from './OwnInstance';
import { OwnInstanceEdit } from './OwnInstanceEdit';

const { fetch } = vi.hoisted(() => ({ fetch: vi.fn() }));
vi.mock('../../data/session/session', () => ({ apiFetch: fetch }));
afterEach(cleanup);

const account = {
  id: owner.instance,
  instance: owner.instance,
  version: 1,
  companyName: 'Prüfwerk',
  instanceType: 'AUDITOR',
};

function draw(element: React.ReactElement, actor: object = {}) {
  const api = fakeApi({
    [`GET /api/instances/${owner.instance}/figures`]: {
      ...Object.fromEntries(accountAmounts.map((name) => [name, 7])),
      [accountAmounts[0]]: 1234,
      lastActivity: null,
    },
  });
  fetch.mockImplementation(api.apiFetch);
  renderScreen({
    element,
    path: '*',
    at: '/start/instance/detail',
    resource: 'instances',
    dataProvider: memoryData({ instances: [account] }).dataProvider,
    actor,
  });
  return api;
}

it('is the account one works in, to be read and to be edited', async () => {
  draw(<OwnInstance />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Prüfwerk' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Edytuj' }).getAttribute('href')).toBe('/start/instance/edit');
  cleanup();
  draw(<OwnInstanceEdit />);
  expect(await screen.findByDisplayValue('Prüfwerk')).toBeTruthy();
});

it('is closed to the provider, who works in no account of its own', () => {
  for (const element of [<OwnInstance key="show" />, <OwnInstanceEdit key="edit" />]) {
    draw(element, { instanceType: 'PROVIDER', role: 'ProviderAdmin' });
    expect(screen.queryByText('Prüfwerk')).toBeNull();
    cleanup();
  }
});

it('tells those who keep the account how much it works with the product, and asks for nobody else', async () => {
  draw(<FiguresFacts record={account} />);
  expect(await screen.findByText(/^1\s?234$/)).toBeTruthy();
  cleanup();
  const { asked } = draw(<FiguresFacts record={account} />, { role: 'Employee' });
  expect(asked).toEqual([]);
  expect(document.querySelector('h2')).toBeNull();
});
