import { Box, Card, CardContent, CardHeader, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../../data/errors/errorMessage';
import { type LocalRow, saveLocally } from '../../../data/offline';
import type { Inspection } from '../usePlanningInspections';
import type { Preparation } from './preparations';
import { RegulationsInUse, useRegulationsInUse } from './RegulationsInUse';

interface PreparationsCardProps {
  planning: LocalRow<'auditPlannings'>;
  inspections: readonly Inspection[];
  mayTick: boolean;
}

/** Preparations before the first inspection, and the regulations used. */
export function PreparationsCard({ planning, inspections, mayTick }: PreparationsCardProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const items = planning.preparations ?? [];
  const done = items.filter(({ isDone }) => isDone).length;
  const tick = (item: Preparation, isDone: boolean) => {
    const preparations = items.map((one) => (one.id === item.id ? { ...one, isDone } : one));
    saveLocally('auditPlannings', planning.id, { preparations }, before(planning)).catch((error: unknown) =>
      notify(errorMessage(error, translate), { type: 'error' }),
    );
  };
  const regulations = useRegulationsInUse(inspections);
  // Without preparations there is no heading.
  if (items.length === 0 && regulations.length === 0) return null;
  return (
    <Card variant="outlined">
      {items.length > 0 && (
        <CardHeader
          title={translate('planning.preparations.title')}
          subheader={translate('planning.preparations.progress', { done, total: items.length })}
          slotProps={{ title: { variant: 'h2', component: 'h2', sx: { fontSize: '1.1rem' } } }}
        />
      )}
      <CardContent sx={items.length > 0 ? { pt: 0 } : {}}>
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, '&:empty': { display: 'none' } }}>
          {items.map((item) => (
            <li key={item.id}>
              <FormControlLabel
                control={
                  <Checkbox
                    checked={item.isDone === true}
                    disabled={!mayTick}
                    onChange={(_event, isDone) => tick(item, isDone)}
                  />
                }
                label={<Typography variant="body2">{item.name}</Typography>}
                sx={{ minHeight: 44 }}
              />
            </li>
          ))}
        </Box>
        {regulations.length > 0 && (
          <Box sx={{ mt: items.length > 0 ? 1.5 : 0 }}>
            <RegulationsInUse regulations={regulations} />
          </Box>
        )}
      </CardContent>
    </Card>
  );
}

/** Base values of a change to a planning that this device may not store. */
export const before = (planning: LocalRow<'auditPlannings'>) => ({
  before: { ...planning },
  baseVersion: planning.version,
});
