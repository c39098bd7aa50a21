import { Paper, Stack, Typography } from '@mui/material';
import { mayAnalyse } from '@plumbline/resources/rules/analytics/mayAnalyse';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useActor } from '../../data/session/ActorProvider';
import { ForbiddenScreen } from '../../entities/ForbiddenScreen';
import { ListError } from '../../entities/list/ListError';
import { ChoiceBar } from '../../kit/parts/ChoiceBar';
import { LoadingShape } from '../../kit/parts/LoadingShape';
import { PageHeader } from '../../kit/parts/PageHeader';
import { SellerTable } from './SellerTable';
import { TimespanBar } from './TimespanBar';
import { type SellerKind, useSellers } from './useSellers';
import { useTimespan } from './useTimespan';

/** Compares salespeople or brokers. */
export function SellersScreen() {
  const translate = useTranslate();
  const mayRead = mayAnalyse('sales', useActor());
  return mayRead ? (
    <>
      <PageHeader title={translate('analytics.title.salesOverview')} />
      <Sellers />
    </>
  ) : (
    <ForbiddenScreen />
  );
}

function Sellers() {
  const translate = useTranslate();
  const chosen = useTimespan();
  const [search, setSearch] = useSearchParams();
  const by: SellerKind = search.get('by') === 'broker' ? 'broker' : 'salesman';
  const { data, error, refetch } = useSellers(by, chosen);
  const choose = (next: SellerKind) =>
    setSearch((known) => new URLSearchParams({ ...Object.fromEntries(known), by: next }), { replace: true });
  return (
    <>
      <TimespanBar chosen={chosen} />
      <Stack sx={{ gap: 2 }}>
        <ChoiceBar
          label={translate('analytics.by.label')}
          value={by}
          options={(['salesman', 'broker'] as const).map((value) => ({
            value,
            label: translate(`analytics.by.${value}`),
          }))}
          onChange={choose}
        />
        {error && !data && <ListError error={error} onRetry={() => void refetch()} />}
        {!error && !data && <LoadingShape label={translate('analytics.loading')} height={240} />}
        {data?.sellers.length === 0 && (
          <Paper variant="outlined" sx={{ p: 3, textAlign: 'center' }}>
            <Typography role="status" color="text.secondary">
              {translate('analytics.noSellers')}
            </Typography>
          </Paper>
        )}
        {data && data.sellers.length > 0 && <SellerTable by={by} page={data} />}
      </Stack>
    </>
  );
}
