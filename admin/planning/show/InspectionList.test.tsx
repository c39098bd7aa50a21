import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
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

it('does not say of an appointment whose equipment is unseen that all of it was inspected', () => {
  draw(<FinishDialog planning="p" inspections={[]} unseen={9} onFinished={() => {}} onClose={() => {}} />);
  expect(screen.getByText(/^9 urządzeń na tej liście/)).toBeTruthy();
  expect(screen.queryByText(/Sprawdzono wszystkie/)).toBeNull();
});
