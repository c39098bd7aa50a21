import { Button, Stack, Typography } from '@mui/material';
import { mayAnalyse } from '@plumbline/resources/rules/analytics/mayAnalyse';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { useActor } from '../../data/session/ActorProvider';
import { RecordLink } from '../../entities/cells/RecordLink';
import { ForbiddenScreen } from '../../entities/ForbiddenScreen';
import { PageHeader } from '../../kit/parts/PageHeader';
import { AnalyticsBoard } from './AnalyticsBoard';

const narrowings = { broker: 'brokers', salesman: 'salesmen', account: 'instances' } as const;
const names = ['broker', 'salesman', 'account'] as const;

/** Sales analytics of a broker or the provider, over all accounts they look after or a subset of them. */
export function SalesAnalytics() {
  const translate = useTranslate();
  const actor = useActor();
  const [search] = useSearchParams();
  if (!mayAnalyse('sales', actor)) return <ForbiddenScreen />;
  const chosen = names.flatMap((name) => {
    const id = search.get(name);
    return id ? [[name, id] as const] : [];
  });
  return (
    <>
      <PageHeader title={translate('analytics.title.sales')} />
      {chosen.length > 0 && (
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, mb: 1.5, flexWrap: 'wrap' }}>
          <Typography component="div">
            {translate('analytics.onlyOf')}{' '}
            {chosen.map(([name, id]) => (
              <RecordLink key={id} to={narrowings[name]} id={id} />
            ))}
          </Typography>
          <Button component={Link} to="/analytics/sales" variant="outlined">
            {translate('analytics.everything')}
          </Button>
        </Stack>
      )}
      <AnalyticsBoard board="sales" narrowing={Object.fromEntries(chosen)} />
    </>
  );
}
