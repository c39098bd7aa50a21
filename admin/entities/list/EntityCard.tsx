import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { Box, Link, Paper, Stack } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Field } from '@plumbline/resources/language/fields/field';
import { isChoice } from '@plumbline/resources/language/fields/types/choice';
import type { RaRecord } from 'react-admin';
import { useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { dueField } from '../../data/words/due';
import { fieldLabel } from '../../data/words/labels';
import { useLanguage } from '../../data/words/useLanguage';
import { SelectRow } from '../bulk/SelectRow';
import { type Choosing, useLongPress } from '../bulk/useChoosing';
import { Cell, isAbsent } from '../cells/Cell';
import { isStateSet } from '../choiceLooks';
import { shownTypeOf } from '../fieldTypes/shown/shownTypes';
import { ReferredMarks } from '../referenced/ReferredMarks';
import { useTitleInRow } from '../referenced/useTitleInRow';
import { showPath } from '../screenPaths';
import { RowSteps } from '../steps/RowSteps';
import { StateChips } from '../steps/StateChips';
import { plainText } from '../texts/plainText';
import { titleFields } from '../title/titleOf';
import { useTellable } from '../useTellable';

interface EntityCardProps {
  entity: AnyEntity;
  columns: readonly string[];
  row: RaRecord<string>;
  canUpdate: (row: RaRecord<string>) => boolean;
  choosing?: Choosing | undefined;
}

/** Chevron above the card's link, which covers the whole card; taps go through to it. */
const wayIn = (
  <ChevronRightOutlined
    aria-hidden
    sx={{
      position: 'absolute',
      right: 10,
      top: '50%',
      transform: 'translateY(-50%)',
      color: 'text.disabled',
      pointerEvents: 'none',
    }}
  />
);
const shownFacts = 3;
const isState = (field: Field | undefined): boolean => isChoice(field) && isStateSet(field.choices);
const looksOf = (entity: AnyEntity, name: string) => {
  const field = entity.fields[name];
  return field && shownTypeOf(field);
};

/** A row of a list on a phone: title, due date, states, and a few facts. */
export function EntityCard({ entity, columns, row, canUpdate, choosing }: EntityCardProps) {
  const translate = useTranslate();
  const words = { language: useLanguage(), translate };
  const title = useTitleInRow(entity, row);
  const { onToggleItem, selectedIds } = useListContext();
  const isTellable = useTellable(entity);
  const isChoosing = choosing?.isChoosing === true;
  const press = useLongPress(choosing && !isChoosing ? () => onToggleItem(row.id) : undefined);
  const due = dueField(entity);
  const cell = (name: string) => {
    const field = entity.fields[name];
    return field && !isAbsent(row[name]) ? (
      <Cell key={name} entity={entity} name={name} field={field} value={row[name]} record={row} place="row" />
    ) : null;
  };
  const states = columns.filter((name) => isState(entity.fields[name]) && !isAbsent(row[name]));
  const wordOf = (name: string): string => {
    const field = entity.fields[name];
    return isChoice(field) ? plainText(row[name], field, words) : name;
  };
  const facts = columns
    .filter(
      (name) =>
        name !== due &&
        !titleFields(entity).includes(name) &&
        !states.includes(name) &&
        !isAbsent(row[name]) &&
        isTellable(name, row) &&
        !looksOf(entity, name)?.isNoFact,
    )
    // Contact type and role may have the same label.
    .filter((name, at, all) => all.findIndex((other) => wordOf(other) === wordOf(name)) === at)
    .slice(0, shownFacts);
  return (
    <Paper
      component="li"
      variant="outlined"
      {...press}
      sx={{
        position: 'relative',
        p: 1.5,
        pr: 5.5,
        '@media (pointer: coarse)': choosing ? { userSelect: 'none', WebkitTouchCallout: 'none' } : {},
        '&:active': { backgroundColor: 'action.hover' },
        ...(isChoosing && { pl: 5.5, pr: 1.5 }),
        ...(selectedIds?.includes(row.id) && { backgroundColor: 'action.selected' }),
      }}
    >
      {isChoosing && (
        // The checkbox covers the whole card, as a large touch target.
        <SelectRow
          row={row}
          title={title}
          sx={{
            position: 'static',
            float: 'left',
            ml: -4.75,
            mt: -1,
            '& input': { zIndex: 2 },
            '&.Mui-focusVisible': { outlineOffset: -2 },
          }}
        />
      )}
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}
      >
        {isChoosing ? (
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: 0 }}>{title}</Box>
        ) : (
          <Link
            component={RouterLink}
            to={showPath(entity, row.id)}
            color="text.primary"
            sx={{
              fontWeight: 600,
              minWidth: 0,
              py: 0,
              overflowWrap: 'anywhere',
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {title}
            <ReferredMarks entity={entity} row={row} />
          </Link>
        )}
        {due && cell(due)}
      </Stack>
      {facts.length > 0 && (
        <Box
          sx={{
            fontSize: '0.84375rem',
            color: 'text.secondary',
            mt: 0.5,
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 1.25,
            rowGap: 0.75,
            overflowWrap: 'anywhere',
            '& a': { position: 'relative', zIndex: 1 },
          }}
        >
          {facts.map((name) => (
            // A bare text node would not get the gap of the flex container.
            <span key={name}>
              {looksOf(entity, name)?.isLabelled && `${translate(fieldLabel(entity, name))}: `}
              {cell(name)}
            </span>
          ))}
        </Box>
      )}
      <Stack direction="row" sx={{ gap: 0.75, mt: 1, flexWrap: 'wrap', '&:empty': { display: 'none' } }}>
        <StateChips entity={entity} record={row} />
        {states.map(cell)}
      </Stack>
      {isChoosing ? null : entity.steps ? (
        <Box sx={{ position: 'absolute', zIndex: 1, right: 0, top: '50%', transform: 'translateY(-50%)' }}>
          <RowSteps entity={entity} row={row} title={title} canUpdate={canUpdate} otherwise={wayIn} />
        </Box>
      ) : (
        wayIn
      )}
    </Paper>
  );
}
