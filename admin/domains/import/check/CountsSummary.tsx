import AddCircleOutlined from '@mui/icons-material/AddCircleOutlined';
import BlockOutlined from '@mui/icons-material/BlockOutlined';
import DoneOutlined from '@mui/icons-material/DoneOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { Box, Paper, Typography } from '@mui/material';
import type { ImportCounts } from '@plumbline/resources/rules/import/importSession';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../data/words/useFormat';

const kinds = [
  { name: 'created', icon: AddCircleOutlined, colour: 'success.main' },
  { name: 'updated', icon: EditOutlined, colour: 'info.main' },
  { name: 'unchanged', icon: DoneOutlined, colour: 'text.secondary' },
  { name: 'refused', icon: BlockOutlined, colour: 'error.main' },
] as const;

/** Number of rows by outcome. */
export function CountsSummary({ counts }: { counts: ImportCounts }) {
  const translate = useTranslate();
  const format = useFormat();
  // The name first, so that no language has to inflect it after the number.
  const references = Object.entries(counts.references).map(
    ([entity, count]) =>
      `${translate(`resources.${entity}.name`, { smart_count: 2 })}: ${format.number(count)}`,
  );
  return (
    <Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(110px, 180px))' },
        }}
      >
        {kinds.map(({ name, icon: Icon, colour }) => (
          <Paper key={name} variant="outlined" sx={{ p: 1.5 }}>
            <Box
              component="dt"
              sx={{
                display: 'flex',
                gap: 0.75,
                alignItems: 'center',
                overflowWrap: 'anywhere',
                color: counts[name] > 0 ? colour : 'text.secondary',
                fontSize: '0.84375rem',
              }}
            >
              <Icon aria-hidden sx={{ fontSize: 18 }} />
              {translate(`import.check.${name}`)}
            </Box>
            <Box component="dd" sx={{ m: 0, fontSize: '1.5rem', fontWeight: 600 }}>
              {format.number(counts[name])}
            </Box>
          </Paper>
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {translate('import.check.rows', { smart_count: counts.rows })}
        {references.length > 0 && (
          <> · {translate('import.check.references', { list: references.join(', ') })}</>
        )}
      </Typography>
    </Box>
  );
}
