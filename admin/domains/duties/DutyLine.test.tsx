import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DueChip } from '../../entities/DueChip';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { DutyLine } from './DutyLine';

afterEach(cleanup);

const duty = {
  ...{ id: 'd', equipment: 'e', regulation: null, type: 'light', isMandatory: true },
  ...{ interval: 7, intervalUnit: 'DAILY', intervalSource: 'regulation', startsOn: '2019-03-01' },
  ...{ lastDate: null, lastSource: null, nextDate: '2019-03-01', agreedDate: null, statedBy: null },
};

it('shows what was never inspected as lists do', async () => {
  renderScreen({
    element: (
      <ul>
        <li data-testid="list">
          <DueChip day="2019-03-01" isNever />
        </li>
        <DutyLine duty={duty as never} canChange={false} />
      </ul>
    ),
    resource: 'inspectionDuties',
    dataProvider: memoryData({ auditRegulations: [] }).dataProvider,
  });
  await waitFor(() => expect(screen.getAllByTestId('HistoryToggleOffOutlinedIcon')).toHaveLength(2));
});
