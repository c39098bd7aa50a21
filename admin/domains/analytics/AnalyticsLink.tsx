import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import { Box, Button } from '@mui/material';
import { mayAnalyse } from '@plumbline/resources/rules/analytics/mayAnalyse';
import { type RaRecord, useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useActor } from '../../data/session/ActorProvider';

const narrowings: Readonly<Record<string, string>> = {
  instances: 'account',
  salesmen: 'salesman',
  brokers: 'broker',
};

/** Link from an account, a salesperson or a broker to its sales analytics. */
export function AnalyticsLink({ record }: { record: RaRecord<string> }) {
  const actor = useActor();
  const translate = useTranslate();
  const narrowing = narrowings[useResourceContext() ?? ''];
  if (!narrowing || !mayAnalyse('sales', actor)) return null;
  return (
    <Box sx={{ px: { xs: 2, sm: 2.5 }, pb: { xs: 2, sm: 2.5 } }}>
      <Button
        component={Link}
        to={`/analytics/sales?${new URLSearchParams({ [narrowing]: record.id })}`}
        variant="outlined"
        startIcon={<InsightsOutlined />}
      >
        {translate('analytics.title.sales')}
      </Button>
    </Box>
  );
}
