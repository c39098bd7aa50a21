import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined';
import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useLocalList, useOutbox } from '../../../data/offline';
import { isWakeLockThere, useKeepAwake } from '../../../kit/behaviour/useKeepAwake';
import type { Inspection } from '../usePlanningInspections';
import { standingOf } from './standingOf';

const counters = [
  { name: 'done', icon: CheckCircleOutlined, color: 'success.main' },
  { name: 'open', icon: RadioButtonUncheckedOutlined, color: 'text.secondary' },
  { name: 'withDeficiencies', icon: ReportProblemOutlined, color: 'error.main' },
  { name: 'notFound', icon: SearchOffRounded, color: 'warning.main' },
] as const;

/** Where the appointment stands: done, open, with deficiencies, not found, and what the server does not have yet. */
export function StandingBar({ inspections }: { inspections: readonly Inspection[] }) {
  const translate = useTranslate();
  const { items, photos } = useOutbox();
  const { records: deficiencies } = useLocalList('deficiencies', {
    filter: { audit: inspections.map(({ audit }) => audit.id) },
  });
  const [isAwake, setAwake] = useKeepAwake();
  const standing = standingOf({ inspections, deficiencies, items });
  const unsent = [
    standing.unsentInspections > 0 &&
      translate('planning.standing.unsentInspections', { smart_count: standing.unsentInspections }),
    photos > 0 && translate('planning.standing.unsentPhotos', { smart_count: photos }),
  ].filter((text) => text !== false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
      <Box
        component="dl"
        aria-label={translate('planning.standing.title')}
        sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5 }}
      >
        {counters.map(({ name, icon: Icon, color }) => (
          <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            <Icon aria-hidden sx={{ fontSize: 20, color }} />
            <Typography component="dd" sx={{ m: 0, order: 1, fontWeight: 650, fontSize: '1.0625rem' }}>
              {standing[name]}
            </Typography>
            <Typography component="dt" variant="body2" color="text.secondary" sx={{ order: 2 }}>
              {translate(`planning.standing.${name}`, { smart_count: standing[name] })}
            </Typography>
          </Box>
        ))}
      </Box>
      {unsent.length > 0 && (
        <Typography
          variant="body2"
          role="status"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontWeight: 550 }}
        >
          <CloudUploadOutlined aria-hidden sx={{ fontSize: 20 }} />
          {translate('planning.standing.unsent', { what: unsent.join(', ') })}
        </Typography>
      )}
      {isWakeLockThere() && (
        <FormControlLabel
          sx={{ mr: 0, minHeight: 44 }}
          control={<Switch checked={isAwake} onChange={(_event, isOn) => setAwake(isOn)} />}
          label={<Typography variant="body2">{translate('planning.standing.awake')}</Typography>}
        />
      )}
    </Box>
  );
}
