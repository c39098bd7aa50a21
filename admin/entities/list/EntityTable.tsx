import {
  Box,
  Link,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
} from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { isSortedBy } from '@plumbline/resources/listing';
import type { RaRecord } from 'react-admin';
import { useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { SelectBox, SelectPageBox } from '../bulk/SelectBox';
import { Cell, isAbsent } from '../cells/Cell';
import { entityLabel, fieldLabel } from '../labels';
import { showPath } from '../screenPaths';
import { StepMenu } from '../steps/StepMenu';
import { titleFields } from '../title/titleOf';
import { useRecordTitle } from '../title/useRecordTitle';
import { isNumeric } from './listSettings';

interface EntityTableProps {
  entity: AnyEntity;
  columns: readonly string[];
  rows: readonly RaRecord<string>[];
  isStale: boolean;
  /** Rows can be chosen for what is done to many. */
  isSelectable?: boolean;
}

/** The rows of a list as a table: sorted by its heads, each row leading to its record. */
export function EntityTable({ entity, columns, rows, isStale, isSelectable = false }: EntityTableProps) {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const titled = columns.find((name) => titleFields(entity).includes(name)) ?? columns[0];
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      sx={{ opacity: isStale ? 0.6 : 1, transition: 'opacity 120ms', overscrollBehaviorX: 'contain' }}
      aria-busy={isStale}
    >
      <Table size="small" aria-label={translate(entityLabel(entity), { smart_count: 2 })}>
        <TableHead>
          <TableRow>
            {isSelectable && <SelectPageBox rows={rows} />}
            {columns.map((name) => {
              const field = entity.fields[name];
              if (!field) return null;
              const label = translate(fieldLabel(entity, name));
              const isActive = sort.field === name;
              const order = sort.order === 'ASC' ? 'asc' : 'desc';
              return (
                <TableCell
                  key={name}
                  align={isNumeric(field.type) ? 'right' : 'left'}
                  sortDirection={isActive ? order : false}
                >
                  {isSortedBy(entity, name) ? (
                    <TableSortLabel
                      active={isActive}
                      direction={isActive ? order : 'asc'}
                      onClick={() =>
                        setSort({ field: name, order: isActive && sort.order === 'ASC' ? 'DESC' : 'ASC' })
                      }
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
              <TableCell sx={{ width: 44, p: 0 }}>
                <Box component="span" sx={visuallyHidden}>
                  {translate('shell.step.menu')}
                </Box>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <EntityRow
              key={row.id}
              entity={entity}
              columns={columns}
              row={row}
              titled={titled}
              isSelectable={isSelectable}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface EntityRowProps {
  entity: AnyEntity;
  columns: readonly string[];
  row: RaRecord<string>;
  titled: string | undefined;
  isSelectable: boolean;
}

function EntityRow({ entity, columns, row, titled, isSelectable }: EntityRowProps) {
  const navigate = useNavigate();
  const path = showPath(entity, row.id);
  // A row may be clicked anywhere; the keyboard and the screen reader have the link in the title.
  return (
    <TableRow
      hover
      onClick={(event) => {
        if (!isOnControl(event.target) && !window.getSelection()?.toString()) navigate(path);
      }}
      sx={{ cursor: 'pointer', '&:last-child td': { borderBottom: 0 } }}
    >
      {isSelectable && <SelectBox entity={entity} row={row} />}
      {columns.map((name) => {
        const field = entity.fields[name];
        if (!field) return null;
        return (
          <TableCell
            key={name}
            align={isNumeric(field.type) ? 'right' : 'left'}
            sx={{
              maxWidth: field.type === 'date' || field.type === 'choice' ? 'none' : 190,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {name === titled ? (
              <TitleLink entity={entity} row={row} to={path} name={name} columns={columns} />
            ) : (
              <Cell entity={entity} name={name} field={field} value={row[name]} record={row} place="row" />
            )}
          </TableCell>
        );
      })}
      {entity.steps && (
        <TableCell
          sx={{ width: 44, p: 0, position: 'sticky', right: 0, backgroundColor: 'background.paper' }}
        >
          <StepMenu entity={entity} record={row} isCompact />
        </TableCell>
      )}
    </TableRow>
  );
}

interface TitleLinkProps {
  entity: AnyEntity;
  row: RaRecord<string>;
  to: string;
  name: string;
  columns: readonly string[];
}

function TitleLink({ entity, row, to, name, columns }: TitleLinkProps) {
  const whole = useRecordTitle(entity, row);
  const field = entity.fields[name];
  // The whole title, unless its other parts stand in columns of their own.
  const isWhole =
    !field ||
    field.type === 'reference' ||
    isAbsent(row[name]) ||
    !titleFields(entity).every((one) => columns.includes(one));
  return (
    <Link
      component={RouterLink}
      to={to}
      sx={{ fontWeight: 600, color: 'text.primary', '&:hover': { color: 'primary.main' } }}
    >
      {isWhole ? (
        whole
      ) : (
        <Box component="span">
          <Cell entity={entity} name={name} field={field} value={row[name]} record={row} place="row" />
        </Box>
      )}
    </Link>
  );
}

export const isOnControl = (target: EventTarget): boolean =>
  target instanceof Element &&
  target.closest('a, button, input, label, [role="button"], [role="presentation"], [role="dialog"]') !== null;
