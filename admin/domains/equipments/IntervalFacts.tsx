import { Box } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { Fact } from '../../entities/show/Fact';
import { useIntervalText } from '../planning';
import { useIntervals } from './useIntervals';

/** Inspection intervals of an equipment and their source, by type of inspection. */
export function IntervalFacts({ record }: { record: RaRecord<string> }) {
  const translate = useTranslate();
  const text = useIntervalText();
  const intervals = useIntervals(record);
  if (intervals.length === 0) return null;
  return (
    <Box sx={{ px: { xs: 2, sm: 2.5 }, pb: { xs: 2, sm: 2.5 } }}>
      <Fact label={translate('rules.intervals')}>
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', rowGap: 0.5 }}>
          {intervals.map(({ type, interval }) => (
            <li key={type}>
              {translate(`choices.auditType.${type}`)}: {text(interval)}
            </li>
          ))}
        </Box>
      </Fact>
    </Box>
  );
}
