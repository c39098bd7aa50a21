import type { Role } from '@plumbline/resources/language/permissions';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { LocalRow } from '../../data/offline';
import { today } from '../../data/words/due';
import { memoryData, refusal } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import type { PlanMapProps } from './map/PlanMap';
import { PlanView } from './PlanView';

// Leaflet measures elements, which have no size here; the journey draws the real map.
vi.mock('./map/PlanMap', () => ({
  PlanMap: ({ pins, selected, placing, onMoved }: PlanMapProps) => (
    <>
      <p data-testid="pins">{pins.map(({ name }) => name).join()}</p>
      <p data-testid="selected">{selected}</p>
      {placing && (
        <button type="button" onClick={() => placing.onPlace({ x: 0.123_456, y: 2 })}>
          there
        </button>
      )}
      {onMoved && (
        <button type="button" onClick={() => onMoved('e1', { x: 0.5, y: 0.5 })}>
          drag
        </button>
      )}
    </>
  ),
}));
const { server } = vi.hoisted(() => ({ server: { call: vi.fn(), isOnline: true } }));
vi.mock('../../data/session/callCommand', () => ({ callCommand: server.call }));
vi.mock('../../data/offline', async (original) => ({
  ...(await original<object>()),
  useConnection: () => ({ isOnline: server.isOnline }),
}));
afterEach(cleanup);

// The screen reads no more of the row.
const plan = {
  ...{ id: 'p1', instance: 'account-1', name: 'Hala 2', location: 'hall', state: 'ready', failure: null },
  ...{ width: 800, height: 400, pack: { hash: 'a'.repeat(64), name: 't', mimeType: 't', size: 1 } },
} as unknown as LocalRow<'floorPlans'>;
const piece = (id: string, identNumber: string, values: object = {}) => ({
  ...{ id, identNumber, instance: 'account-1', version: 3, location: 'hall', product: 'm1', place: 'A-1' },
  ...{ isArchived: false, isLocked: false, nextAuditDate: null, floorPlan: null, planX: null, planY: null },
  ...values,
});
const pinned = { floorPlan: 'p1', planX: 0.25, planY: 0.75 };

function draw(values: object = {}, refuse?: Parameters<typeof memoryData>[1], role: Role = 'Owner') {
  const data = memoryData(
    {
      equipments: [
        piece('e1', 'R-1', { ...pinned, isLocked: true }),
        piece('e2', 'R-2', { ...pinned, nextAuditDate: '2020-01-01' }),
        piece('e3', 'R-3', { ...pinned, nextAuditDate: today() }),
        piece('e4', 'R-4'),
      ],
      products: [{ id: 'm1', manufacturer: 'SSI', name: 'PR 600' }],
    },
    refuse,
  );
  const { user } = renderScreen({
    element: <PlanView plan={{ ...plan, ...values }} />,
    resource: 'floorPlans',
    dataProvider: data.dataProvider,
    actor: { role },
  });
  const updates = () => data.calls.filter(({ method }) => method === 'update').map(({ params }) => params);
  return { user, updates };
}
const shown = () => screen.getByTestId('pins').textContent;
const list = async (name: RegExp) => within(await screen.findByRole('region', { name }));

it('shows what stands on the plan, marked by state, and hides what the legend switches off', async () => {
  const { user } = draw();
  const placed = await list(/^Na planie \(3\)/);
  await placed.findAllByText(/SSI PR 600/);
  expect(placed.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'R-1Wyłączone z użytkowania · SSI PR 600 · A-1',
    'R-2Po terminie · SSI PR 600 · A-1',
    'R-3Wkrótce termin · SSI PR 600 · A-1',
  ]);
  await user.click(screen.getByRole('button', { name: 'Po terminie 1' }));
  expect(shown()).toBe('R-1,R-3');
  expect(screen.getByRole('button', { name: 'Po terminie 1' }).getAttribute('aria-pressed')).toBe('false');
  expect(screen.queryByRole('button', { name: /^Bez terminu/ })).toBeNull();
});

it('a search that leaves one piece selects it, and its card leads to it', async () => {
  const { user } = draw();
  await list(/^Na planie/);
  await user.type(screen.getByRole('searchbox', { name: 'Numer lub nazwa' }), 'r-2');
  expect(shown()).toBe('R-2');
  expect(screen.getByTestId('selected').textContent).toBe('e2');
  const card = within(screen.getByRole('region', { name: 'R-2' }));
  expect(card.getByText(/Następny przegląd: 1\.01\.2020|Następny przegląd: 01\.01\.2020/)).toBeTruthy();
  expect(card.getByRole('link', { name: 'Otwórz urządzenie' }).getAttribute('href')).toBe(
    '/equipments/e2/show',
  );
});

it('places a piece where the plan is tapped, within its borders, and takes it back', async () => {
  const { user, updates } = draw();
  await user.click(await screen.findByRole('button', { name: 'Ustaw znaczniki' }));
  await user.click((await list(/^Jeszcze nieumieszczone \(1\)/)).getByRole('button', { name: /^R-4/ }));
  expect(screen.getByRole('status').textContent).toContain('R-4');
  await user.click(screen.getByRole('button', { name: 'there' }));
  expect(updates()).toMatchObject([
    { id: 'e4', data: { floorPlan: 'p1', planX: 0.1235, planY: 1, version: 3 } },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Cofnij' }));
  await waitFor(() =>
    expect(updates()[1]).toMatchObject({ id: 'e4', data: { floorPlan: null, planX: null, planY: null } }),
  );
});

it('moves a dragged pin and takes one off the plan, only while pins are set', async () => {
  const { user, updates } = draw();
  await list(/^Na planie/);
  expect(screen.queryByRole('button', { name: 'drag' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ustaw znaczniki' }));
  await user.click(screen.getByRole('button', { name: 'drag' }));
  expect(updates()[0]).toMatchObject({ id: 'e1', data: { floorPlan: 'p1', planX: 0.5, planY: 0.5 } });
  await user.click((await list(/^Na planie/)).getByRole('button', { name: /^R-3/ }));
  await user.click(screen.getByRole('button', { name: 'Usuń z planu' }));
  expect(updates()[1]).toMatchObject({ id: 'e3', data: { floorPlan: null, planX: null, planY: null } });
});

it('says why a pin was not stored', async () => {
  const { user } = draw({}, ({ method }) => {
    if (method === 'update') throw refusal(403, 'FORBIDDEN');
  });
  await user.click(await screen.findByRole('button', { name: 'Ustaw znaczniki' }));
  await user.click(screen.getByRole('button', { name: 'drag' }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
});

it.each([
  ['waits for its tiles', { state: 'waiting', pack: null }, 'Plan jest przygotowywany.'],
  ['failed', { state: 'failed', failure: 'PLAN_LOCKED', pack: null }, 'PDF otwiera się tylko z hasłem.'],
])('says that the plan %s', async (_what, values, text) => {
  draw(values);
  expect(await screen.findByText(new RegExp(text))).toBeTruthy();
  expect(screen.queryByTestId('pins')).toBeNull();
});

const failedPlan = { state: 'failed', failure: 'PLAN_TIMEOUT', pack: null };

it('a plan that failed is prepared once more, or replaced, by those who may upload', async () => {
  server.call.mockResolvedValue({});
  const { user } = draw(failedPlan);
  await user.click(await screen.findByRole('button', { name: 'Spróbuj ponownie' }));
  expect(server.call.mock.calls).toMatchObject([[{ path: '/api/floorPlans/{id}/prepare' }, { id: 'p1' }]]);
  expect(screen.getByRole('link', { name: 'Dodaj inny plik' })).toBeTruthy();
  server.call.mockRejectedValue(refusal(409, 'PLAN_NOT_FAILED'));
  await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByText(/^Ten plan nie ma już błędu/)).toBeTruthy();
});

it('offers neither to those who only read plans, and says why not without network', async () => {
  draw(failedPlan, undefined, 'Employee');
  expect(await screen.findByText(/Rysowanie planu/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Spróbuj ponownie' })).toBeNull();
  cleanup();
  server.isOnline = false;
  const { user } = draw(failedPlan);
  server.call.mockClear();
  await user.click(await screen.findByRole('button', { name: 'Spróbuj ponownie' }));
  expect(
    await screen.findByText('Ta funkcja działa tylko online. Połącz się z internetem i spróbuj ponownie.'),
  ).toBeTruthy();
  expect(server.call).not.toHaveBeenCalled();
  server.isOnline = true;
});
