import BlockOutlined from '@mui/icons-material/BlockOutlined';
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import { Box, Checkbox, Typography } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { localized } from '@plumbline/resources/language/languages';
import { isRefusal } from '@plumbline/resources/rules/planning/whyNotChoosable';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../data/words/useFormat';
import { DueChip } from '../../../entities/DueChip';
import { StatusChip } from '../../../entities/StatusChip';
import { StateChips } from '../../../entities/steps/StateChips';
import type { Candidate } from '../planningCommands';
import { obstacleText } from './obstacleText';

interface CandidateRowProps {
  candidate: Candidate;
  isChosen: boolean;
  onToggle: (id: string) => void;
}

/** One equipment to select, with its regulation or the reason why it cannot be inspected. */
export const CandidateRow = memo(function CandidateRow({ candidate, isChosen, onToggle }: CandidateRowProps) {
  const translate = useTranslate();
  const format = useFormat();
  const {
    id,
    identNumber,
    place,
    locationName,
    productName,
    serialNumber,
    dutyDate,
    isNeverInspected,
    isLocked,
    obstacle,
    appointment,
    regulation,
    isPlanned,
  } = candidate;
  const isRefused = isRefusal(obstacle);
  const inputId = `candidate-${id}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
        backgroundColor: isChosen ? 'action.selected' : 'transparent',
      }}
    >
      <Checkbox
        id={inputId}
        checked={isChosen}
        disabled={isRefused}
        onChange={() => onToggle(id)}
        sx={{ width: 48, height: 48, flexShrink: 0 }}
        slotProps={{ input: { 'aria-describedby': `${inputId}-note` } }}
      />
      <Box
        component="label"
        htmlFor={inputId}
        sx={{
          flex: 1,
          minWidth: 0,
          py: 1.25,
          pr: 1.5,
          cursor: isRefused ? 'default' : 'pointer',
          display: 'grid',
          gridTemplateColumns: {
            xs: '1fr',
            md: 'minmax(130px, 1fr) minmax(160px, 1.6fr) minmax(150px, 1.2fr) 190px',
          },
          columnGap: 2,
          rowGap: 0.25,
          alignItems: 'center',
        }}
      >
        <Typography
          component="span"
          variant="body2"
          sx={{
            fontWeight: 600,
            color: isRefused ? 'text.secondary' : 'text.primary',
            overflowWrap: 'anywhere',
          }}
        >
          {identNumber}
        </Typography>
        <Typography
          component="span"
          variant="body2"
          color={isRefused ? 'text.secondary' : 'text.primary'}
          sx={{ minWidth: 0 }}
        >
          {productName}
          {serialNumber && ' · '}
          {serialNumber && (
            <Box
              component="span"
              sx={{ display: 'inline-block', color: 'text.secondary', overflowWrap: 'anywhere' }}
            >
              {serialNumber}
            </Box>
          )}
        </Typography>
        <Typography component="span" variant="body2" color="text.secondary">
          {[locationName, place].filter(Boolean).join(' · ')}
        </Typography>
        <Box
          component="span"
          id={`${inputId}-note`}
          sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 0.25 }}
        >
          {isPlanned && (
            <StatusChip
              tone="info"
              icon={EventAvailableOutlined}
              label={translate('planning.form.isPlanned')}
            />
          )}
          {isRefused && <Refusal text={obstacleText(obstacle, appointment, translate, format.date)} />}
          {obstacle === 'OTHER_LOCATION' && (
            <Typography component="span" variant="caption" sx={{ color: 'warning.main' }}>
              {translate('planning.obstacle.OTHER_LOCATION')}
            </Typography>
          )}
          {isLocked && <StateChips entity={entities.equipments} record={{ isLocked }} />}
          {!isRefused && dutyDate && (
            <Box component="span" sx={{ fontSize: '0.8125rem' }}>
              <DueChip day={dutyDate} isNever={isNeverInspected} />
            </Box>
          )}
          {!isRefused && regulation && (
            <Typography
              component="span"
              variant="caption"
              color="text.secondary"
              title={localized(regulation.name, format.language)}
            >
              {regulation.shortName}
            </Typography>
          )}
        </Box>
      </Box>
    </Box>
  );
});

function Refusal({ text }: { text: string }) {
  return (
    <Typography
      component="span"
      variant="caption"
      color="text.secondary"
      sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'flex-start' }}
    >
      <BlockOutlined aria-hidden sx={{ fontSize: 15, mt: '1px' }} />
      {text}
    </Typography>
  );
}
