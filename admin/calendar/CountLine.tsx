import { Box, Link } from '@mui/material';
import type { CalendarCount, CalendarFilter } from '@plumbline/resources/calendar/calendarPage';
import { dueField, openFilter } from '@plumbline/resources/due';
import { entities } from '@plumbline/resources/entities/index';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { RecordLink } from '../entities/cells/RecordLink';
import { entityIcon } from '../entities/entityIcons';
import { entityLabel, fieldLabel } from '../entities/labels';
import { filteredListPath } from '../entities/screenPaths';
import { statesOf } from '../entities/steps/statesOf';
import { stepIcons } from '../entities/steps/stepIcons';
import { useFormat } from '../entities/useFormat';
import { visuallyHidden } from '../theme/visuallyHidden';

interface CountLineProps {
  count: CalendarCount;
  filter: CalendarFilter;
  /** Everything up to this day, and not only what falls on the day of the count. */
  until?: string;
  isSmall?: boolean;
}

/** How many are due in one place; leads to the list of just these. */
export function CountLine({ count, filter, until, isSmall = false }: CountLineProps) {
  const translate = useTranslate();
  const format = useFormat();
  const entity = entities[count.resource];
  const Icon = entityIcon(entity);
  const words = translate(`calendar.count.${entity.name}`, {
    smart_count: count.count,
    count: format.number(count.count),
    _: `${format.number(count.count)} × ${translate(entityLabel(entity), { smart_count: 1 })}`,
  });
  const { calendar } = entity;
  const flag = typeof calendar === 'object' ? calendar.flag : undefined;
  const [state] = flag ? statesOf(entity, { [flag]: true }) : [];
  const FlagIcon = state ? stepIcons[state.step.icon] : Icon;
  const flagged =
    flag && count.flagged > 0
      ? `${translate(fieldLabel(entity, flag))}: ${format.number(count.flagged)}`
      : null;
  return (
    <Link
      component={RouterLink}
      to={filteredListPath(entity, { ...filter, ...listFilter(count, until) })}
      color="text.primary"
      underline="hover"
      title={[words, flagged].filter(Boolean).join(' · ')}
      sx={{
        display: 'flex',
        alignItems: isSmall ? 'center' : 'flex-start',
        gap: 0.75,
        fontSize: isSmall ? '0.78125rem' : '0.875rem',
        lineHeight: 1.35,
        minWidth: 0,
        minHeight: 24,
      }}
    >
      <Icon
        aria-hidden
        sx={{ fontSize: isSmall ? 15 : 19, flexShrink: 0, color: 'warning.main', mt: isSmall ? 0 : 0.125 }}
      />
      <Box
        component="span"
        sx={
          isSmall
            ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }
            : { overflowWrap: 'anywhere' }
        }
      >
        <Box component="span" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
          {isSmall && count.by ? `${format.number(count.count)} × ` : words}
        </Box>
        {count.by && !isSmall && ' · '}
        {count.by && <PlaceName count={count} />}
        {flagged && !isSmall && (
          <Box component="span" sx={{ display: 'block', color: 'error.main', fontWeight: 600 }}>
            <FlagIcon aria-hidden sx={{ fontSize: 15, mr: 0.5, verticalAlign: 'text-bottom' }} />
            {flagged}
          </Box>
        )}
      </Box>
      {flagged && isSmall && (
        <>
          <FlagIcon aria-hidden sx={{ fontSize: 14, flexShrink: 0, color: 'error.main' }} />
          <Box component="span" sx={visuallyHidden}>
            {flagged}
          </Box>
        </>
      )}
    </Link>
  );
}

function PlaceName({ count }: { count: CalendarCount }) {
  const { calendar, fields } = entities[count.resource];
  const field = typeof calendar === 'object' ? fields[calendar.countedBy] : undefined;
  return field?.type === 'reference' && count.by ? <RecordLink to={field.to} id={count.by} isPlain /> : null;
}

function listFilter({ resource, day, by }: CalendarCount, until?: string): Record<string, unknown> {
  const entity = entities[resource];
  const due = dueField(entity) ?? entity.list.sort;
  return {
    ...openFilter(entity),
    ...(typeof entity.calendar === 'object' && by ? { [entity.calendar.countedBy]: [by] } : {}),
    ...(until ? {} : { [`${due}_gte`]: day }),
    [`${due}_lte`]: until ?? day,
  };
}
