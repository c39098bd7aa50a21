import { Box, Typography } from '@mui/material';
import { readRangeUsage } from '@plumbline/resources/commands/platform';
import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useTranslate } from 'react-admin';
import { useConnection } from '../../data/offline';
import { callCommand } from '../../data/session/callCommand';
import { useFormat } from '../../data/words/useFormat';
import { Fact } from '../../entities/show/Fact';

const amounts = ['total', 'inUse', 'elsewhere'] as const;

/** How many codes of a range are in use, and how many of them in accounts they were not sold to. */
export function RangeUsage({ record }: { record: RaRecord<string> }) {
  const translate = useTranslate();
  const format = useFormat();
  const { isOnline } = useConnection();
  const { data } = useQuery({
    queryKey: ['checkerIdRanges', 'usage', record.id],
    queryFn: () => callCommand(readRangeUsage, { id: record.id }),
    enabled: isOnline,
  });
  if (!data) return null;
  return (
    <Box sx={{ px: { xs: 2, sm: 2.5 }, pb: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {translate('codes.usage.title')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.5 }}>
        {amounts.map((name) => (
          <Fact key={name} label={translate(`codes.usage.${name}`)}>
            {format.number(data[name])}
          </Fact>
        ))}
      </Box>
    </Box>
  );
}
