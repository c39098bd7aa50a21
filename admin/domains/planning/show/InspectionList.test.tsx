import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { memoryData } from '../../../entities/testing/memoryData';
import { renderScreen } from '../../../entities/testing/renderScreen';
import type { Inspection } from '../usePlanningInspections';
import { FinishDialog } from './FinishDialog';
import { InspectionList } from './InspectionList';

afterEach(cleanup);

const draw = (element: React.ReactNode) =>
  renderScreen({ element, resource: 'auditPlannings', dataProvider: memoryData({}).dataProvider });

it('says how many on the list the person may not see and who reports, and does not call it empty then', () => {
  draw(<InspectionList planning="p" inspections={[]} unseen={9} mayReport={false} isFinished={false} />);
  expect(
    screen.getByText(/^9 urządzeń na tej liście jest poza Twoimi uprawnieniami. Raport sporządza osoba,/),
  ).toBeTruthy();
  expect(screen.queryByText('Na tej liście nie ma jeszcze urządzeń.')).toBeNull();
});

it('tells on the list which pieces are locked', () => {
  const inspection = (id: string, isLocked: boolean) =>
    ({
      audit: { id, isFinished: false, result: 'NOT_PROCESSED' },
      equipment: { id, identNumber: id, isLocked },
      productName: 'PR 600',
      locationName: 'Hala 2',
      isOpen: true,
      isStarted: false,
    }) as unknown as Inspection; // what a line looks at
  draw(
    <InspectionList
      planning="p"
      inspections={[inspection('R-1', true), inspection('R-2', false)]}
      unseen={0}
      mayReport
      isFinished={false}
    />,
  );
  const [locked, free] = screen.getAllByRole('listitem');
  expect(locked?.textContent).toContain('Wyłączone z użytkowania');
  expect(free?.textContent).not.toContain('Wyłączone');
});

it('does not say of an appointment whose equipment is unseen that all of it was inspected', () => {
  draw(<FinishDialog planning="p" inspections={[]} unseen={9} onFinished={() => {}} onClose={() => {}} />);
  expect(screen.getByText(/^9 urządzeń na tej liście/)).toBeTruthy();
  expect(screen.queryByText(/Sprawdzono wszystkie/)).toBeNull();
});

it('tells which pieces of the list are locked', () => {
  const inspection = (id: string, isLocked: boolean) =>
    ({
      audit: { id, isFinished: false, result: null },
      equipment: { id, identNumber: id, isLocked },
      productName: '',
      locationName: '',
      isOpen: true,
      isStarted: false,
    }) as Inspection; // only what the list reads
  draw(
    <InspectionList
      planning="p"
      inspections={[inspection('R-1', true), inspection('R-2', false)]}
      unseen={0}
      mayReport
      isFinished={false}
    />,
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('Wyłączone z użytkowania');
  expect(second?.textContent).not.toContain('Wyłączone z użytkowania');
});

it('shows a missed inspection as missed, with nothing to open', () => {
  const missed = {
    audit: { id: 'R-1', isFinished: false, isMissed: true, result: 'NOT_PROCESSED' },
    equipment: { id: 'R-1', identNumber: 'R-1', isLocked: false },
    productName: '',
    locationName: '',
    isOpen: false,
    isStarted: true,
  } as Inspection; // only what the list reads
  draw(<InspectionList planning="p" inspections={[missed]} unseen={0} mayReport isFinished />);
  expect(screen.getByRole('listitem').textContent).toContain('nieodnalezione');
  expect(screen.queryByRole('link')).toBeNull();
});
