import {
  Box,
  Paper,
  Table,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
  type Theme,
} from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { typeOf } from '@plumbline/resources/language/fields/types/fieldTypes';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import { isSortedBy } from '@plumbline/resources/language/query/listing';
import { type FocusEvent, type MouseEvent, memo } from 'react';
import type { RaRecord } from 'react-admin';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { entityLabel, fieldLabel } from '../../data/words/labels';
import { visuallyHidden } from '../../kit/theme/visuallyHidden';
import { SelectBox, SelectPageBox } from '../bulk/SelectBox';
import { Cell, isAbsent } from '../cells/Cell';
import { shownTypeOf } from '../fieldTypes/shown/shownTypes';
import { ReferencedRows } from '../referenced/ReferencedRows';
import { ReferredMarks } from '../referenced/ReferredMarks';
import { useTitleInRow } from '../referenced/useTitleInRow';
import { showPath } from '../screenPaths';
import { RowSteps } from '../steps/RowSteps';
import { StateChips } from '../steps/StateChips';
import { titleFields } from '../title/titleOf';
import { useRights } from '../useRights';
import { rowKeys } from './listKeys';
import { staleOpacity } from './staleOpacity';
import { useSorting } from './useSorting';
import { wholeText } from './wholeText';

interface EntityTableProps {
  entity: AnyEntity;
  columns: readonly string[];
  rows: readonly RaRecord<string>[];
  isStale: boolean;
  /** Whether rows can be selected for bulk actions. */
  isSelectable?: boolean;
}

/** The rows of a list as a table with sortable headers, each row linked to its record. */
export function EntityTable({ entity, columns, rows, isStale, isSelectable = false }: EntityTableProps) {
  const translate = useTranslate();
  const sorting = useSorting();
  const titled = columns.find((name) => titleFields(entity).includes(name)) ?? columns[0];
  const { canUpdate } = useRights(entity);
  return (
    <ReferencedRows entity={entity} columns={columns} rows={rows}>
      <TableContainer
        component={Paper}
        variant="outlined"
        sx={{
          // Contains the visually hidden elements, which would otherwise extend the page.
          position: 'relative',
          opacity: isStale ? staleOpacity : 1,
          transition: 'opacity 120ms',
          overscrollBehaviorX: 'contain',
        }}
        aria-busy={isStale}
        onMouseOver={tellWhole}
        onFocus={scrollClearOfSteps}
        onKeyDown={rowKeys}
      >
        <Table size="small" sx={rowLooks} aria-label={translate(entityLabel(entity), { smart_count: 2 })}>
          <TableHead>
            <TableRow>
              {isSelectable && <SelectPageBox rows={rows} />}
              {columns.map((name) => {
                const field = entity.fields[name];
                if (!field) return null;
                const label = translate(fieldLabel(entity, name));
                const isActive = sorting.field === name;
                const order = sorting.order === 'ASC' ? 'asc' : 'desc';
                return (
                  <TableCell
                    key={name}
                    align={typeOf(field).isNumber ? 'right' : 'left'}
                    sortDirection={isActive ? order : false}
                  >
                    {isSortedBy(entity, name) ? (
                      <TableSortLabel
                        active={isActive}
                        direction={isActive ? order : 'asc'}
                        onClick={() => sorting.sortBy(name)}
                      >
                        {label}
                      </TableSortLabel>
                    ) : (
                      label
                    )}
                  </TableCell>
                );
              })}
              {entity.steps && (
                <TableCell className="last" sx={{ width: 44, p: 0 }}>
                  <Box component="span" sx={visuallyHidden}>
                    {translate('shell.step.menu')}
                  </Box>
                </TableCell>
              )}
            </TableRow>
          </TableHead>
          <tbody>
            {rows.map((row) => (
              <EntityRow
                key={row.id}
                entity={entity}
                columns={columns}
                row={row}
                titled={titled}
                isSelectable={isSelectable}
                canUpdate={canUpdate}
              />
            ))}
          </tbody>
        </Table>
      </TableContainer>
    </ReferencedRows>
  );
}

interface EntityRowProps {
  entity: AnyEntity;
  columns: readonly string[];
  row: RaRecord<string>;
  titled: string | undefined;
  isSelectable: boolean;
  canUpdate: (row: RaRecord<string>) => boolean;
}

// Plain cells, styled by the table: a page of a list has hundreds.
const EntityRow = memo(function EntityRow({
  entity,
  columns,
  row,
  titled,
  isSelectable,
  canUpdate,
}: EntityRowProps) {
  const navigate = useNavigate();
  const title = useTitleInRow(entity, row);
  const path = showPath(entity, row.id);
  // The whole row is clickable; keyboard and screen reader use the link in the title.
  return (
    <tr
      onClick={(event) => {
        if (!isOnControl(event.target) && !window.getSelection()?.toString()) navigate(path);
      }}
    >
      {isSelectable && <SelectBox row={row} title={title} />}
      {columns.map((name) => {
        const field = entity.fields[name];
        if (!field) return null;
        const place = typeOf(field).isNumber ? 'end' : '';
        const width = shownTypeOf(field).isWideColumn ? 'wide' : name === titled ? 'titled' : '';
        return (
          <td key={name} className={`${place} ${width}`}>
            {name === titled ? (
              <>
                <TitleLink entity={entity} row={row} to={path} name={name} columns={columns} title={title} />
                <ReferredMarks entity={entity} row={row} />
                <StateChips entity={entity} record={row} isBelow />
              </>
            ) : (
              <Cell entity={entity} name={name} field={field} value={row[name]} record={row} place="row" />
            )}
          </td>
        );
      })}
      {entity.steps && (
        <td className="tight last">
          <RowSteps entity={entity} row={row} title={title} canUpdate={canUpdate} />
        </td>
      )}
    </tr>
  );
});

interface TitleLinkProps {
  entity: AnyEntity;
  row: RaRecord<string>;
  to: string;
  name: string;
  columns: readonly string[];
  title: string;
}

function TitleLink({ entity, row, to, name, columns, title }: TitleLinkProps) {
  const field = entity.fields[name];
  // The whole title, unless its other parts have their own columns.
  const isWhole =
    !field ||
    isReference(field) ||
    isAbsent(row[name]) ||
    !titleFields(entity).every((one) => columns.includes(one));
  return (
    <RouterLink to={to} className="title">
      {isWhole ? (
        title
      ) : (
        <Cell entity={entity} name={name} field={field} value={row[name]} record={row} place="row" />
      )}
    </RouterLink>
  );
}

/** Width in pixels of the fade before the sticky column of steps. */
const stepsFade = 20;

const rowLooks = (theme: Theme) =>
  ({
    '& tbody tr': { cursor: 'pointer' },
    '& tbody tr:hover': { backgroundColor: theme.palette.action.hover },
    '& tbody tr:last-of-type td': { borderBottom: 0 },
    '& tbody td': {
      maxWidth: 'clamp(190px, 17vw, 320px)',
      padding: '7px 10px',
      borderBottom: `1px solid ${theme.palette.divider}`,
      fontSize: '0.84375rem',
      lineHeight: 1.4,
      textAlign: 'left',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    // Touch devices without hover show the whole text, and so does a row with keyboard focus.
    '@media (hover: none)': { '& tbody td': wholeText },
    '& tbody tr:has(:focus-visible) td': wholeText,
    '& tbody td.wide': { maxWidth: 'none' },
    // What a row is called is read first.
    '& tbody td.titled': { maxWidth: 'clamp(190px, 24vw, 420px)' },
    '& tbody td.end': { textAlign: 'right' },
    '& tbody td.tight': { width: 44, padding: 0, textAlign: 'center' },
    '& .last': { position: 'sticky', right: 0, overflow: 'visible' },
    // Cells scrolled below the sticky column fade out; cells beside it keep a distance.
    '& .last::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      right: '100%',
      width: stepsFade,
      pointerEvents: 'none',
      maskImage: 'linear-gradient(to right, transparent, black)',
    },
    '& .last, & .last::before': { backgroundColor: theme.palette.background.paper },
    '& tbody tr:hover .last, & tbody tr:hover .last::before': {
      backgroundImage: `linear-gradient(${theme.palette.action.hover}, ${theme.palette.action.hover})`,
    },
    '& :has(+ .last)': { paddingRight: `${stepsFade}px` },
    '& tbody a.title': { fontWeight: 600, color: theme.palette.text.primary, textDecoration: 'none' },
    '& tbody a.title:hover': { color: theme.palette.primary.main, textDecoration: 'underline' },
    // An outline outside of the cell would be cut off.
    '& tbody a:focus-visible': { outlineOffset: -2 },
  }) as const;

/** The text of a truncated cell is shown as its tooltip. */
function tellWhole({ target }: MouseEvent): void {
  const cell = target instanceof Element ? target.closest('td') : null;
  if (cell && cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent ?? '';
}

/**
 * The sticky column of steps may cover a focused element, which browsers consider visible and do not scroll to. Only
 * for keyboard focus: a pointer's target must not move.
 */
function scrollClearOfSteps({ target, currentTarget }: FocusEvent): void {
  const steps = target.closest('tr')?.querySelector('td.last');
  if (!steps || steps.contains(target) || !target.matches(':focus-visible')) return;
  const covered = target.getBoundingClientRect().right - steps.getBoundingClientRect().left + stepsFade;
  if (covered > 0) currentTarget.scrollLeft += covered;
}

export const isOnControl = (target: EventTarget): boolean =>
  target instanceof Element &&
  target.closest('a, button, input, label, [role="button"], [role="presentation"], [role="dialog"]') !== null;
