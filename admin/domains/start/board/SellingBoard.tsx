import { entities } from '@plumbline/resources/entities/index';
import { mayEver } from '@plumbline/resources/language/permissions';
import { ending, unpaid } from '@plumbline/resources/rules/dashboard/figures';
import { useTranslate } from 'react-admin';
import { useActor } from '../../../data/session/ActorProvider';
import { today } from '../../../data/words/due';
import { RecordLink } from '../../../entities/cells/RecordLink';
import { CatalogueLinks } from '../CatalogueLinks';
import { nextUp } from '../NextUp';
import type { Dashboard } from '../useDashboard';
import { BoardFrame, type BoardPart } from './BoardFrame';

/** Dashboard of sellers: expiring licences, unpaid orders, number of accounts. */
export function SellingBoard({ dashboard, isLast }: { dashboard: Dashboard | undefined; isLast: boolean }) {
  const translate = useTranslate();
  const actor = useActor();
  const parts: readonly (BoardPart | false)[] = [
    mayEver(entities.licenses, 'read', actor) &&
      nextUp({
        resource: 'licenses',
        title: translate('dashboard.licenses.title'),
        empty: translate('dashboard.licenses.empty'),
        filter: ending(today()),
        facts: ['maxUser', 'licenseSet'],
        extra: (row) => <RecordLink to="instances" id={String(row.instance)} />,
      }),
    mayEver(entities.orders, 'read', actor) &&
      nextUp({
        resource: 'orders',
        title: translate('dashboard.orders.title'),
        empty: translate('dashboard.orders.empty'),
        filter: unpaid,
        facts: ['licenseSet', 'quantity'],
        extra: (row) => <RecordLink to="instances" id={String(row.instance)} />,
      }),
    { title: translate('dashboard.catalogue'), content: <CatalogueLinks /> },
  ];
  return (
    <BoardFrame
      board="selling"
      dashboard={dashboard}
      isLast={isLast}
      parts={parts.flatMap((part) => part || [])}
    />
  );
}
