import { mayAnalyse } from '@plumbline/resources/rules/analytics/mayAnalyse';
import { useTranslate } from 'react-admin';
import { useActor } from '../../data/session/ActorProvider';
import { ForbiddenScreen } from '../../entities/ForbiddenScreen';
import { PageHeader } from '../../kit/parts/PageHeader';
import { AnalyticsBoard } from './AnalyticsBoard';

/** Analytics of the account's own inspections, deficiencies and remedies. */
export function WorkAnalytics() {
  const translate = useTranslate();
  if (!mayAnalyse('work', useActor())) return <ForbiddenScreen />;
  return (
    <>
      <PageHeader title={translate('analytics.title.work')} />
      <AnalyticsBoard board="work" />
    </>
  );
}
