import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import { Badge, Box, Button, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import { type CalendarFilter, calendarFilters } from '@plumbline/resources/rules/calendar/calendarPage';
import { isForAccountType } from '@plumbline/resources/rules/ownership/accountTypes';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useActor } from '../../data/session/ActorProvider';
import { entityLabel, fieldLabel } from '../../data/words/labels';
import { entityIcon } from '../../entities/entityIcons';
import { ReferencePicker } from '../../entities/inputs/ReferencePicker';

interface CalendarFiltersProps {
  kinds: readonly AnyEntity[];
  shown: readonly AnyEntity[];
  filter: CalendarFilter;
  onShow: (kinds: readonly AnyEntity[]) => void;
  onFilter: (filter: CalendarFilter) => void;
  /** On a phone the filters are collapsed. */
  isNarrow: boolean;
}

/** Filters of the calendar: entities, people and places. */
export function CalendarFilters({ kinds, shown, filter, onShow, onFilter, isNarrow }: CalendarFiltersProps) {
  const translate = useTranslate();
  const { instanceType } = useActor();
  const [isOpen, setOpen] = useState(false);
  const set = (name: (typeof calendarFilters)[number], ids: readonly string[]) => {
    const { [name]: _before, ...rest } = filter;
    onFilter(ids.length === 0 ? rest : { ...rest, [name]: ids });
  };
  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
      {kinds.length > 1 && (
        <ToggleButtonGroup
          size="small"
          value={shown.map(({ name }) => name)}
          // At least one entity stays selected.
          onChange={(_event, names: string[]) =>
            names.length > 0 && onShow(kinds.filter(({ name }) => names.includes(name)))
          }
          aria-label={translate('calendar.show')}
          sx={{ maxWidth: '100%' }}
        >
          {kinds.map((entity) => {
            const Icon = entityIcon(entity);
            return (
              <ToggleButton
                key={entity.name}
                value={entity.name}
                sx={{
                  gap: 0.75,
                  px: 1.5,
                  fontSize: '0.8125rem',
                  backgroundColor: 'background.paper',
                  minHeight: 40,
                }}
              >
                <Icon aria-hidden fontSize="small" />
                {translate(`calendar.kind.${entity.name}`, {
                  _: translate(entityLabel(entity), { smart_count: 2 }),
                })}
              </ToggleButton>
            );
          })}
        </ToggleButtonGroup>
      )}
      {isNarrow && (
        <Button
          variant="outlined"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          startIcon={
            <Badge badgeContent={Object.keys(filter).length} color="primary">
              <FilterListOutlined />
            </Badge>
          }
        >
          {translate('shell.filter.button')}
        </Button>
      )}
      {(isNarrow && !isOpen ? [] : calendarFilters).map((name) => {
        const entity = kinds.find(({ fields }) => name in fields);
        const field = entity?.fields[name];
        // A company has no customers to filter by.
        if (!entity || !isReference(field) || !isForAccountType(entities[field.to], instanceType))
          return null;
        return (
          <Box key={name} sx={{ width: { xs: '100%', sm: 220 } }}>
            <ReferencePicker
              to={field.to}
              label={translate(fieldLabel(entity, name))}
              isMultiple
              value={filter[name] ?? []}
              {...(field.filter ? { filter: field.filter } : {})}
              onChange={(ids) => set(name, ids)}
            />
          </Box>
        );
      })}
    </Stack>
  );
}
