import { entities } from '@plumbline/resources/entities/index';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { EntityList } from '../list/EntityList';
import { EntityShow } from '../show/EntityShow';
import { type Call, memoryData, refusal } from '../testing/memoryData';
import { renderScreen } from '../testing/renderScreen';
import { StepMenu } from './StepMenu';

afterEach(cleanup);

const rack = {
  id: 'rack',
  version: 3,
  instance: 'account-1',
  identNumber: 'R-17',
  isTraceable: true,
  isLocked: false,
  isArchived: false,
  isScrapped: false,
};
const draw = (record: object = {}, refuse: (call: Call) => void = () => {}, actor = {}) => {
  const row = { ...rack, ...record };
  const { dataProvider, calls } = memoryData({ equipments: [row] }, refuse);
  const element = <StepMenu entity={entities.equipments} record={row} />;
  return { ...renderScreen({ element, resource: 'equipments', dataProvider, actor }), calls };
};
const commands = (calls: readonly Call[]) => calls.filter(({ method }) => method === 'command');

describe('the menu of steps', () => {
  it('offers what the state allows, and asks for the words that come with it', async () => {
    const { user, calls } = draw({ isLocked: true });
    await user.click(await screen.findByRole('button', { name: 'Zmień stan' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Oznacz jako nieodnalezione',
      'Wyłącz z użytkowania',
      'Dopuść do użytkowania',
      'Poddaj kasacji',
      'Zarchiwizuj',
    ]);
    await user.click(await screen.findByRole('menuitem', { name: 'Dopuść do użytkowania' }));
    expect(await screen.findByLabelText(/Uzasadnienie/)).toHaveProperty('required', true);
    await user.click(await screen.findByRole('button', { name: 'Dopuść do użytkowania' }));
    expect(await screen.findByText('Uzupełnij to pole.')).toBeTruthy();
    expect(commands(calls)).toEqual([]);
    await user.type(screen.getByLabelText(/Uzasadnienie/), 'Belka wymieniona');
    await user.click(screen.getByRole('button', { name: 'Dopuść do użytkowania' }));
    expect(await screen.findByText('Dopuszczono do użytkowania: R-17')).toBeTruthy();
    expect(commands(calls)).toMatchObject([
      {
        resource: 'equipments',
        params: { id: 'rack', name: 'unlock', args: { stateReason: 'Belka wymieniona' } },
      },
    ]);
  });

  it('demands no words that may be left out', async () => {
    const { user } = draw();
    await user.click(await screen.findByRole('button', { name: 'Zmień stan' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Wyłącz z użytkowania' }));
    expect(await screen.findByLabelText(/Uzasadnienie/)).toHaveProperty('required', false);
  });

  it('asks before it takes something away', async () => {
    const { user, calls } = draw();
    await user.click(await screen.findByRole('button', { name: 'Zmień stan' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Zarchiwizuj' }));
    await user.click(await screen.findByRole('button', { name: 'Wróć' }));
    expect(commands(calls)).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Zmień stan' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Zarchiwizuj' }));
    await user.click(await screen.findByRole('button', { name: 'Zarchiwizuj' }));
    await waitFor(() => expect(commands(calls)).toMatchObject([{ params: { name: 'archive' } }]));
  });

  it('names what stands in the way and leads there', async () => {
    const blockers = [{ resource: 'auditReports', count: 1, ids: ['report-7'] }];
    const { user } = draw({}, ({ method }) => {
      if (method === 'command') throw refusal(409, 'LOCKED_BY_REPORT', { data: { blockers } });
      if (method === 'getMany') return;
    });
    await user.click(await screen.findByRole('button', { name: 'Zmień stan' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Poddaj kasacji' }));
    await user.click(await screen.findByRole('button', { name: 'Poddaj kasacji' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('niezatwierdzonym raporcie');
    expect(alert.textContent).toContain('Raport');
  });

  it('says what is wrong where the API refuses the answers, and keeps them', async () => {
    const held = { isLocked: { message: 'validation.lockHeld' } };
    const { user } = draw({ isLocked: true }, ({ method }) => {
      if (method === 'command') throw refusal(422, 'INVALID', { errors: held });
    });
    await user.click(await screen.findByRole('button', { name: 'Zmień stan' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Dopuść do użytkowania' }));
    await user.type(await screen.findByLabelText(/Uzasadnienie/), 'Tablica wymieniona');
    await user.click(screen.getByRole('button', { name: 'Dopuść do użytkowania' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Wyłączone z użytkowania: Urządzenie pozostaje wyłączone: .* Najpierw usuń usterkę\.$/,
    );
    expect(screen.getByLabelText(/Uzasadnienie/)).toHaveProperty('value', 'Tablica wymieniona');
  });

  it('is not there for the person who may only look', () => {
    draw({}, () => {}, { role: 'ServiceProvider' });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('is taken by several at once, each with its result', async () => {
  const rows = [rack, { ...rack, id: 'other', identNumber: 'R-18' }];
  const { dataProvider, calls } = memoryData({ equipments: rows }, ({ method, params }) => {
    if (method === 'command' && params.id === 'other')
      throw refusal(409, 'LOCKED_BY_AUDIT', {
        data: { blockers: [{ resource: 'auditPlannings', count: 1, ids: ['p'] }] },
      });
  });
  const { user } = renderScreen({ element: <EntityList />, resource: 'equipments', dataProvider });
  await user.click(await screen.findByRole('checkbox', { name: 'Zaznacz wszystkie na tej stronie' }));
  const bar = (await screen.findByRole('status')).parentElement!;
  await user.click(await within(bar).findByRole('button', { name: 'Zmień stan' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Zarchiwizuj' }));
  await user.click(await screen.findByRole('button', { name: 'Zarchiwizuj' }));
  await screen.findByRole('button', { name: 'Zamknij' });
  expect(commands(calls).map(({ params }) => [params.id, params.name])).toEqual([
    ['rack', 'archive'],
    ['other', 'archive'],
  ]);
  const results = within(screen.getByRole('dialog')).getAllByRole('listitem');
  expect(results.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('R-18'),
    'R-17Gotowe',
  ]);
});

it('shows on the screen of the record how it stands', async () => {
  const { dataProvider } = memoryData({
    equipments: [{ ...rack, isTraceable: false, isLocked: true }],
  });
  renderScreen({
    element: <EntityShow />,
    path: '/:id',
    at: '/rack',
    resource: 'equipments',
    dataProvider,
  });
  const head = await screen.findByRole('banner');
  expect(await within(head).findByText('Nieodnalezione')).toBeTruthy();
  expect(within(head).getByText('Wyłączone z użytkowania')).toBeTruthy();
});
