import { recentDays } from '@plumbline/resources/rules/dashboard/figures';
import { useTranslate } from 'react-admin';
import { dayAfter, today } from '../../../data/words/due';
import { RecordLink } from '../../../entities/cells/RecordLink';
import { CatalogueLinks } from '../CatalogueLinks';
import { NextUp } from '../NextUp';
import type { Dashboard } from '../useDashboard';
import { BoardFrame } from './BoardFrame';

/** The day of those who run the product: what went wrong lately, and how the accounts stand. */
export function ProvidingBoard({ dashboard }: { dashboard: Dashboard | undefined }) {
  const translate = useTranslate();
  return (
    <BoardFrame board="providing" dashboard={dashboard}>
      <NextUp
        resource="errorRecords"
        title={translate('dashboard.errors.title')}
        empty={translate('dashboard.errors.empty')}
        filter={{ date_gte: dayAfter(today(), -recentDays) }}
        order="DESC"
        facts={['content', 'count']}
        extra={(row) => <RecordLink to="instances" id={String(row.instance)} />}
      />
      <CatalogueLinks />
    </BoardFrame>
  );
}
