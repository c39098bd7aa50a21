import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryData, type Rows } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { ListOrPlan } from '../planning/show/ListOrPlan';
import type { Inspection } from '../planning/usePlanningInspections';
import type { PlanMapProps } from './map/PlanMap';
import { PieceOnPlan } from './PieceOnPlan';
import { PlanOnRecord } from './PlanOnRecord';
import { PlansOfLocation } from './PlansOfLocation';

const { device } = vi.hoisted(() => ({
  device: { isOnline: true, plans: [] as object[], pack: async (): Promise<Blob | undefined> => undefined },
}));
vi.mock('../../data/offline', async (original) => ({
  ...(await original<object>()),
  useConnection: () => ({ isOnline: device.isOnline }),
  useLocalList: () => ({ records: device.plans, total: 0, isLoading: false }),
  currentClient: () => ({ pack: device.pack, isReady: () => false }),
}));
vi.mock('./map/PlanMap', () => ({
  PlanMap: ({ plan, pins, selected, onSelect }: PlanMapProps) => (
    <>
      <p data-testid="map">{`${plan.name}: ${pins.map(({ name, kind }) => `${name} ${kind}`).join()}; ${selected}`}</p>
      {pins.map(({ id }) => (
        <button key={id} type="button" onClick={() => onSelect(id)}>{`pin ${id}`}</button>
      ))}
    </>
  ),
}));
beforeEach(() => {
  Object.assign(device, { isOnline: true, plans: [], pack: async () => undefined });
});
afterEach(cleanup);

const planRow = (id: string, name: string, values: object = {}) => ({
  ...{ id, name, instance: 'account-1', location: 'hall', state: 'ready', width: 800, height: 400 },
  ...{ pack: { hash: 'a'.repeat(64), name: 't', mimeType: 't', size: 1 }, failure: null },
  ...values,
});
const piece = {
  ...{ id: 'e1', identNumber: 'R-1', instance: 'account-1', location: 'hall', product: 'm1', place: 'A-1' },
  ...{ isArchived: false, isLocked: false, nextAuditDate: null, floorPlan: 'p1', planX: 0.25, planY: 0.5 },
};
const rows: Rows = {
  equipments: [piece],
  products: [{ id: 'm1', manufacturer: 'SSI', name: 'PR 600' }],
  floorPlans: [planRow('p1', 'Parter'), planRow('p2', 'Antresola')],
};
const draw = (element: React.ReactElement, at = '/', given = rows) =>
  renderScreen({
    element,
    at,
    path: '/*',
    resource: 'equipments',
    dataProvider: memoryData(given).dataProvider,
  });
const map = async () => (await screen.findByTestId('map')).textContent;

it('the record of a piece shows where it stands, and leads to the plan with it selected', async () => {
  draw(<PieceOnPlan record={piece} />);
  expect(await map()).toBe('Parter: R-1 noDate; e1');
  expect(screen.getByRole('link', { name: 'Pokaż na planie: Parter' }).getAttribute('href')).toBe(
    '/floor-plans/p1/show?piece=e1',
  );
});

it('a piece without a pin says nothing of plans', () => {
  draw(<PieceOnPlan record={{ ...piece, floorPlan: null }} />);
  expect(screen.queryByRole('heading')).toBeNull();
});

it('the page of a plan opens with the piece of its address', async () => {
  draw(<PlanOnRecord record={{ id: 'p1' }} />, '/?piece=e1');
  expect(await map()).toBe('Parter: R-1 noDate; e1');
  expect(screen.getByRole('region', { name: 'R-1' })).toBeTruthy();
});

it('a location shows one of its plans at a time', async () => {
  const { user } = draw(<PlansOfLocation record={{ id: 'hall' }} />);
  expect(await map()).toContain('Parter');
  await user.click(screen.getByRole('combobox', { name: 'Plan' }));
  await user.click(screen.getByRole('option', { name: 'Antresola' }));
  await waitFor(async () => expect(await map()).toBe('Antresola: ; null'));
});

it('a plan that is not on this device says so without network, and one that is there is shown', async () => {
  device.isOnline = false;
  draw(<PieceOnPlan record={piece} />);
  expect(await screen.findByText(/^Tego planu nie zapisano jeszcze lokalnie/)).toBeTruthy();
  cleanup();
  device.pack = async () => new Blob();
  draw(<PieceOnPlan record={piece} />);
  expect(await map()).toContain('Parter');
});

const inspection = (id: string, audit: object, equipment: object): Inspection => ({
  // No more of the two rows is read.
  audit: { id, isFinished: false, isMissed: false, result: null, ...audit } as Inspection['audit'],
  equipment: {
    ...piece,
    id,
    identNumber: id.toUpperCase(),
    ...equipment,
  } as unknown as Inspection['equipment'],
  ...{ productName: 'PR 600', locationName: '', isOpen: true, isStarted: false },
});
const inspections = [
  inspection('r-1', {}, {}),
  inspection('r-2', { isFinished: true, result: 'OKAY' }, {}),
  inspection('r-3', { isFinished: true, result: 'REPAIR_LOCKED' }, {}),
  inspection('r-4', { isMissed: true }, {}),
  inspection('r-5', {}, { floorPlan: null, planX: null, planY: null }),
];
const appointment = (
  <ListOrPlan planning="a" inspections={inspections}>
    <p>the list</p>
  </ListOrPlan>
);

it('an appointment shows its pieces on the plan by state, and a pin leads into its inspection', async () => {
  device.plans = [planRow('p1', 'Parter')];
  const { user } = draw(appointment);
  expect(screen.getByText('the list')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Plan' }));
  expect(await map()).toBe('Parter: R-1 open,R-2 done,R-3 deficient,R-4 notFound; null');
  expect(
    screen.getByText('1 urządzenie z tego terminu nie jest na żadnym planie; jest na liście.'),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'pin r-1' }));
  const card = within(screen.getByRole('region', { name: 'R-1' }));
  expect(card.getByRole('link', { name: 'Przeprowadź przegląd' }).getAttribute('href')).toBe(
    '/audits/planning/a/audit/r-1',
  );
  await user.click(screen.getByRole('button', { name: 'pin r-4' }));
  expect(within(screen.getByRole('region', { name: 'R-4' })).queryByRole('link')).toBeNull();
});

it('an appointment without a plan has its list alone', () => {
  draw(appointment);
  expect(screen.getByText('the list')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Plan' })).toBeNull();
});
