import { Box, Link, styled } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { dueField } from '@plumbline/resources/language/due';
import { isChoice } from '@plumbline/resources/language/fields/types/choice';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import {
  type CalendarCount,
  type CalendarFilter,
  countedFilter,
  countedFlag,
  isCounted,
} from '@plumbline/resources/rules/calendar/calendarPage';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { entityLabel, fieldLabel } from '../../data/words/labels';
import { useFormat } from '../../data/words/useFormat';
import { RecordLink } from '../../entities/cells/RecordLink';
import { entityIcon } from '../../entities/entityIcons';
import { filteredListPath } from '../../entities/screenPaths';
import { statesOf } from '../../entities/steps/statesOf';
import { stepIcons } from '../../entities/steps/stepIcons';
import { visuallyHidden } from '../../kit/theme/visuallyHidden';

interface CountLineProps {
  count: CalendarCount;
  filter: CalendarFilter;
  /** Includes everything up to this day, not only the day of the count. */
  until?: string;
  isSmall?: boolean;
}

/** Number of due rows in one place, with a link to the list of them. */
export function CountLine({ count, filter, until, isSmall = false }: CountLineProps) {
  const translate = useTranslate();
  const format = useFormat();
  const entity: AnyEntity = entities[count.resource];
  const Icon = entityIcon(entity);
  const words = useCountWords(count);
  const { target, flag } = (isCounted(entity) && countedFlag(entity)) || {};
  const [state] = target && flag ? statesOf(target, { [flag]: true }) : [];
  const FlagIcon = state ? stepIcons[state.step.icon] : Icon;
  const flagged =
    target && flag && count.flagged > 0
      ? `${translate(fieldLabel(target, flag))}: ${format.number(count.flagged)}`
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
      {isSmall ? (
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {count.by ? `${format.number(count.count)} × ` : words}
          </Box>
          <PlaceName count={count} />
        </Box>
      ) : (
        <Facts>
          {/* The spaces separate the words for screen readers. */}
          {count.by && (
            <>
              <Box component="span" sx={{ fontWeight: 600 }}>
                <PlaceName count={count} />
              </Box>{' '}
            </>
          )}
          <Box
            component="span"
            sx={{
              ...(count.by ? { color: 'text.secondary' } : { fontWeight: 600 }),
              '&::first-letter': { textTransform: 'uppercase' },
            }}
          >
            {words}
          </Box>
          {flagged && (
            <>
              {' '}
              <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
                <FlagIcon aria-hidden sx={{ fontSize: 15, mr: 0.5, verticalAlign: 'text-bottom' }} />
                {flagged}
              </Box>
            </>
          )}
        </Facts>
      )}
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

/** Side by side where there is room, otherwise wrapped. */
const Facts = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 12,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

/** Due rows by kind: `oględziny: 8, przeglądy eksperckie: 3`. */
function useCountWords({ resource, count, kinds = {} }: CalendarCount): string {
  const translate = useTranslate();
  const format = useFormat();
  const entity: AnyEntity = entities[resource];
  const field = isCounted(entity) ? entity.fields[entity.calendar.kinds ?? ''] : undefined;
  const named = isChoice(field) ? field.choices.values.filter((kind) => kind in kinds) : [];
  if (isChoice(field) && named.length > 0)
    return named
      .map((kind) =>
        translate(`calendar.count.${field.choices.name}.${kind}`, {
          smart_count: kinds[kind],
          count: format.number(kinds[kind] ?? 0),
        }),
      )
      .join(', ');
  return `${format.number(count)} × ${translate(entityLabel(entity), { smart_count: 1 })}`;
}

function PlaceName({ count }: { count: CalendarCount }) {
  const entity: AnyEntity = entities[count.resource];
  const field = isCounted(entity) ? entity.fields[entity.calendar.countedBy] : undefined;
  return isReference(field) && count.by ? <RecordLink to={field.to} id={count.by} isPlain /> : null;
}

function listFilter({ resource, day, by }: CalendarCount, until?: string): Record<string, unknown> {
  const entity: AnyEntity = entities[resource];
  const due = dueField(entity) ?? entity.list.sort;
  return {
    ...(isCounted(entity) ? countedFilter(entity) : {}),
    ...(isCounted(entity) && by ? { [entity.calendar.countedBy]: [by] } : {}),
    ...(until ? {} : { [`${due}_gte`]: day }),
    [`${due}_lte`]: until ?? day,
  };
}
