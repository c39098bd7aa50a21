import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import { Box, Button, Paper, Typography } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { auditResult, dangerLevel } from '@plumbline/resources/language/choices/choices';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../data/errors/errorMessage';
import { type LocalRow, useLocalList } from '../../../data/offline';
import { useFormat } from '../../../data/words/useFormat';
import { ChoiceChip } from '../../../entities/ChoiceChip';
import { showPath } from '../../../entities/screenPaths';
import { StateChips } from '../../../entities/steps/StateChips';
import { auditPath } from '../planningPaths';
import { useInspectNow } from './useInspectNow';

interface ScannedPieceProps {
  planning: LocalRow<'auditPlannings'>;
  equipment: LocalRow<'equipments'>;
  /** Its inspection on this appointment that is finished or was missed. */
  closed: LocalRow<'audits'> | undefined;
}

/** Deficiencies listed before the rest is only counted. */
const mostListed = 4;

/** A scanned piece without an open inspection on the appointment: inspect it now, its deficiencies, its record. */
export function ScannedPiece({ planning, equipment, closed }: ScannedPieceProps) {
  const translate = useTranslate();
  const format = useFormat();
  const notify = useNotify();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const { obstacle, elsewhere, isNewAppointment, begin } = useInspectNow(planning, equipment);
  const { records: found } = useLocalList('deficiencies', {
    filter: { equipment: equipment.id, isNotAsked: false },
  });
  const open = found.filter(({ status }) => status !== 'COMPLETED');
  const state = { scan: planning.id };
  const inspect = async () => {
    setBusy(true);
    try {
      const begun = await begin();
      navigate(auditPath(begun.planning, begun.audit), { state });
    } catch (error) {
      setBusy(false);
      notify(errorMessage(error, translate), { type: 'error' });
    }
  };
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={equipment.identNumber}
      sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1.5 }}
    >
      <Box>
        <Typography component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {equipment.identNumber}
        </Typography>
        {equipment.place && <Typography variant="body2">{equipment.place}</Typography>}
        <StateChips entity={entities.equipments} record={{ ...equipment }} isBelow />
      </Box>
      {closed && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {closed.result && <ChoiceChip choices={auditResult} value={closed.result} />}
          <Typography variant="body2">
            {translate('planning.scan.done', {
              date: closed.dateAudited ? format.dateTime(closed.dateAudited) : '–',
            })}
          </Typography>
        </Box>
      )}
      {elsewhere?.planning ? (
        <Button
          component={Link}
          to={auditPath(elsewhere.planning, elsewhere.id)}
          state={state}
          variant="contained"
          startIcon={<PlayArrowRounded />}
          sx={large}
        >
          {translate('planning.scan.openElsewhere')}
        </Button>
      ) : closed?.isFinished ? (
        <Button
          component={Link}
          to={auditPath(planning.id, closed.id)}
          state={state}
          variant="contained"
          sx={large}
        >
          {translate('planning.scan.look')}
        </Button>
      ) : obstacle ? (
        <Typography variant="body2" role="status" sx={{ fontWeight: 550 }}>
          {translate('planning.scan.cannot', {
            reason: translate(`planning.obstacle.${obstacle}`),
          })}
        </Typography>
      ) : (
        <>
          <Typography variant="body2">
            {translate(isNewAppointment ? 'planning.scan.inNewOne' : 'planning.scan.notHere')}
          </Typography>
          <Button
            variant="contained"
            startIcon={<PlayArrowRounded />}
            disabled={isBusy}
            onClick={() => void inspect()}
            sx={large}
          >
            {translate('planning.scan.inspectNow')}
          </Button>
        </>
      )}
      <Box>
        <Typography component="h3" variant="subtitle2" sx={{ mb: 0.5 }}>
          {translate('planning.scan.deficiencies', { smart_count: open.length })}
        </Typography>
        {open.slice(0, mostListed).map((one) => (
          <Box key={one.id} sx={{ display: 'flex', gap: 1, alignItems: 'baseline', mb: 0.75 }}>
            <ChoiceChip choices={dangerLevel} value={one.dangerLevel} />
            <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {one.description}
            </Typography>
          </Box>
        ))}
        {open.length > mostListed && (
          <Typography variant="body2" color="text.secondary">
            {translate('planning.scan.more', { smart_count: open.length - mostListed })}
          </Typography>
        )}
      </Box>
      <Button
        component={Link}
        to={showPath(entities.equipments, equipment.id)}
        variant="outlined"
        sx={{ minHeight: 48 }}
      >
        {translate('planning.scan.record')}
      </Button>
    </Paper>
  );
}

const large = { minHeight: 56, fontSize: '1rem' } as const;
