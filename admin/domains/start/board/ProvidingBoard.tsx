import { recentDays } from '@plumbline/resources/rules/dashboard/figures';
import { useTranslate } from 'react-admin';
import { dayAfter, today } from '../../../data/words/due';
import { RecordLink } from '../../../entities/cells/RecordLink';
import { CatalogueLinks } from '../CatalogueLinks';
import { nextUp } from '../NextUp';
import type { Dashboard } from '../useDashboard';
import { BoardFrame } from './BoardFrame';

/** Dashboard of the provider: recent errors and the state of the accounts. */
export function ProvidingBoard({ dashboard }: { dashboard: Dashboard | undefined }) {
  const translate = useTranslate();
  return (
    <BoardFrame
      board="providing"
      dashboard={dashboard}
      parts={[
        nextUp({
          resource: 'errorRecords',
          title: translate('dashboard.errors.title'),
          empty: translate('dashboard.errors.empty'),
          filter: { date_gte: dayAfter(today(), -recentDays) },
          order: 'DESC',
          facts: ['content', 'count'],
          extra: (row) => <RecordLink to="instances" id={String(row.instance)} />,
        }),
        { title: translate('dashboard.catalogue'), content: <CatalogueLinks /> },
      ]}
    />
  );
}
