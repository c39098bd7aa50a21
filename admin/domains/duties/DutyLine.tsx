import type { SvgIconComponent } from '@mui/icons-material';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import { Box, IconButton, MenuItem, Typography } from '@mui/material';
import type { AuditRegulation } from '@plumbline/resources/entities/auditRegulations';
import type { InspectionDuty } from '@plumbline/resources/entities/inspectionDuties';
import { localized } from '@plumbline/resources/language/languages';
import { useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { daysUntil, dueState, today } from '../../data/words/due';
import { useFormat } from '../../data/words/useFormat';
import { useLanguage } from '../../data/words/useLanguage';
import { dueLook } from '../../entities/dueLook';
import { StatusChip, type Tone } from '../../entities/StatusChip';
import { ActionMenu } from '../../kit/parts/ActionMenu';
import { useIntervalText } from '../planning';
import { NextDateDialog } from './NextDateDialog';
import { StatementDialog } from './StatementDialog';

interface DutyLineProps {
  duty: InspectionDuty;
  /** Whether the user may state an inspection or set another date, and is online. */
  canChange: boolean;
}

/** One duty: due date, delay, regulation, and when and by whom it was last done. */
export function DutyLine({ duty, canChange }: DutyLineProps) {
  const translate = useTranslate();
  const format = useFormat();
  const language = useLanguage();
  const intervalText = useIntervalText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'statement' | 'nextDate' | null>(null);
  const { data: regulation } = useGetOne<AuditRegulation>(
    'auditRegulations',
    { id: duty.regulation ?? '' },
    { enabled: duty.regulation !== null, retry: false },
  );
  const { type, nextDate, lastDate, lastSource, interval, intervalUnit, intervalSource } = duty;
  const day = today();
  const state = nextDate ? dueState(nextDate, day) : null;
  const isEnd = type === 'endOfUse';
  const isNever = !isEnd && lastDate === null;
  const look: { tone: Tone; icon: SvgIconComponent } =
    state === null || state === 'later'
      ? { tone: 'success', icon: CheckCircleOutlined }
      : dueLook({ state, isEnd, isNever });
  const due = nextDate && {
    when: format.date(nextDate),
    days: Math.abs(daysUntil(nextDate, day)),
    key: isEnd
      ? nextDate <= day
        ? 'ended'
        : 'end'
      : isNever && state === 'overdue'
        ? 'never'
        : (state ?? 'later'),
  };
  const facts = [
    lastDate
      ? `${translate('duty.last', { date: format.date(lastDate) })} (${translate(`choices.lastInspectionSource.${lastSource}`)}${duty.statedBy && lastSource !== 'audit' ? `: ${duty.statedBy}` : ''})`
      : isEnd
        ? null
        : translate('duty.neverSince', { date: format.date(duty.startsOn ?? '') }),
    // A service life has no recurring interval.
    isEnd && interval
      ? translate('duty.yearsOfUse', { smart_count: interval, date: format.date(duty.startsOn ?? '') })
      : interval && intervalUnit && intervalSource
        ? intervalText({ interval, unit: intervalUnit, origin: intervalSource })
        : null,
    duty.isMandatory === false ? translate('duty.optional') : null,
    duty.agreedDate && duty.agreedDate === nextDate
      ? translate('duty.agreed', { name: duty.agreedBy ?? '–', reason: duty.agreedReason ?? '–' })
      : null,
  ];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.5,
        px: { xs: 2, sm: 2.5 },
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
          <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
            {translate(`choices.dutyType.${type}`)}
          </Typography>
          {due && (
            <StatusChip
              {...look}
              label={translate(`duty.state.${due.key}`, { date: due.when, smart_count: due.days })}
            />
          )}
        </Box>
        {regulation && (
          <Typography component="p" variant="body2">
            {[regulation.shortName, localized(regulation.name, language)].filter(Boolean).join(' – ')}
          </Typography>
        )}
        <Typography component="p" variant="caption" color="text.secondary">
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {canChange && !isEnd && (
        <>
          <IconButton
            aria-label={translate('duty.menu', { name: translate(`choices.dutyType.${type}`) })}
            aria-haspopup="menu"
            onClick={(event) => setAnchor(event.currentTarget)}
            sx={{ width: 44, height: 44, mr: -1 }}
          >
            <MoreVertOutlined fontSize="small" />
          </IconButton>
          <ActionMenu anchor={anchor} onClose={() => setAnchor(null)}>
            {(['statement', 'nextDate'] as const).map((name) => (
              <MenuItem
                key={name}
                sx={{ minHeight: 44 }}
                onClick={() => {
                  setAnchor(null);
                  setDialog(name);
                }}
              >
                {translate(`duty.${name}.title`)}
              </MenuItem>
            ))}
          </ActionMenu>
        </>
      )}
      {dialog === 'statement' && <StatementDialog duty={duty} onClose={() => setDialog(null)} />}
      {dialog === 'nextDate' && <NextDateDialog duty={duty} onClose={() => setDialog(null)} />}
    </Box>
  );
}
