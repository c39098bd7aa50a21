import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HighlightOffOutlined from '@mui/icons-material/HighlightOffOutlined';
import { Box, Paper, Stack, Typography } from '@mui/material';
import type { Explained } from '@plumbline/resources/commands/identity';
import { localized } from '@plumbline/resources/language/languages';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../data/words/useFormat';
import { StatusChip } from '../../entities/StatusChip';

/** Categories for which the account's licences allow planning, until when, and why not for others. */
export function PlanningFacts({ planning }: { planning: Explained['planning'] }) {
  const translate = useTranslate();
  const format = useFormat();
  if (planning.length === 0) return null;
  const title = translate('identity.planning.title');
  return (
    <Paper variant="outlined" component="section" aria-label={title} sx={{ px: 2, py: 1.5, mb: 2 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
          gap: 1,
        }}
      >
        {planning.map(({ category, name, problem, until }) => (
          <Stack
            key={category}
            component="li"
            direction="row"
            sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}
          >
            <StatusChip
              tone={problem ? 'error' : 'success'}
              icon={problem ? HighlightOffOutlined : CheckCircleOutlined}
              label={translate(problem ? `planning.obstacle.${problem}` : 'identity.planning.may')}
            />
            <Typography variant="body2">{localized(name, format.language)}</Typography>
            {until && (
              <Typography variant="body2" color="text.secondary">
                {translate(`identity.planning.${problem ? 'since' : 'until'}`, { day: format.date(until) })}
              </Typography>
            )}
          </Stack>
        ))}
      </Box>
    </Paper>
  );
}
