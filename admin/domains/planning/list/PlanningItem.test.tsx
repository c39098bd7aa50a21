import { entities } from '@plumbline/resources/entities/index';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { LocalRow } from '../../../data/offline';
import { memoryData } from '../../../entities/testing/memoryData';
import { renderScreen } from '../../../entities/testing/renderScreen';
import { PlanningItem } from './PlanningItem';

afterEach(cleanup);

const draw = (planning: Partial<LocalRow<'auditPlannings'>>) =>
  renderScreen({
    element: (
      <ul>
        <PlanningItem
          // What the line looks at of an appointment.
          planning={
            {
              id: 'p',
              location: 'hall',
              type: 'expert',
              state: 'open',
              datePlanned: '2026-11-27',
              ...planning,
            } as LocalRow<'auditPlannings'>
          }
          entity={entities.auditPlannings}
          columns={[]}
        />
      </ul>
    ),
    resource: 'auditPlannings',
    dataProvider: memoryData({
      locations: [{ id: 'hall', name: 'Mroźnia Gądki', version: 1 }],
      equipmentOwners: [{ id: 'odra', name: 'Magazyny Odra', version: 1 }],
    }).dataProvider,
  });

it('says the place once where the appointment goes by it', async () => {
  draw({});
  expect(await screen.findByRole('link', { name: 'Mroźnia Gądki' })).toBeTruthy();
  expect(screen.getAllByText('Mroźnia Gądki')).toHaveLength(1);
});

it('says whose it is below the place, and the place below a title of its own', async () => {
  draw({ owner: 'odra', title: 'Jesień' });
  expect(await screen.findByRole('link', { name: 'Jesień' })).toBeTruthy();
  expect(await screen.findByText('Magazyny Odra · Mroźnia Gądki')).toBeTruthy();
});
