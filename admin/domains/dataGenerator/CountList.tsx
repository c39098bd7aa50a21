import { Box, Typography } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { countedEntities, type GeneratorCounts } from '@plumbline/resources/rules/dataGenerator/index';
import { useTranslate } from 'react-admin';
import { entityLabel } from '../../data/words/labels';
import { useFormat } from '../../data/words/useFormat';

/** Number of rows by entity, with their sum. */
export function CountList({ counts }: { counts: GeneratorCounts }) {
  const translate = useTranslate();
  const format = useFormat();
  const rows = countedEntities
    .filter((name) => counts[name] > 0)
    .map((name) => [translate(entityLabel(entities[name]), { smart_count: 2 }), counts[name]] as const);
  const sum = Object.values(counts).reduce((all, count) => all + count, 0);
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', m: 0, rowGap: 0.5 }}>
      {[...rows, [translate('dataGenerator.sum'), sum] as const].map(([label, count], index) => (
        <Box key={label} sx={{ display: 'contents', fontWeight: index === rows.length ? 600 : undefined }}>
          <Typography component="dt" variant="body2" sx={{ fontWeight: 'inherit' }}>
            {label}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{ m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums', fontWeight: 'inherit' }}
          >
            {format.number(count)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
