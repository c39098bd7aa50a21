import { Paper, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { mayAnalyse } from '@plumbline/resources/rules/analytics/mayAnalyse';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useActor } from '../../data/session/ActorProvider';
import { ForbiddenScreen } from '../../entities/ForbiddenScreen';
import { ListError } from '../../entities/list/ListError';
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
  const choose = (next: SellerKind | null) =>
    next &&
    setSearch((known) => new URLSearchParams({ ...Object.fromEntries(known), by: next }), { replace: true });
  return (
    <>
      <TimespanBar chosen={chosen} />
      <Stack sx={{ gap: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={by}
          aria-label={translate('analytics.by.label')}
          onChange={(_event, next: SellerKind | null) => choose(next)}
        >
          {(['salesman', 'broker'] as const).map((one) => (
            <ToggleButton
              key={one}
              value={one}
              sx={{ px: 1.5, minHeight: 40, backgroundColor: 'background.paper' }}
            >
              {translate(`analytics.by.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
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
