import {
  Box,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Field } from '@plumbline/resources/language/fields/field';
import { isList } from '@plumbline/resources/language/fields/types/list';
import { useTranslate } from 'react-admin';
import { itemLabel } from '../../data/words/labels';
import { isWide } from '../fieldTypes/shown/isWide';
import { shownTypeOf } from '../fieldTypes/shown/shownTypes';
import { Cell, isAbsent } from './Cell';
import type { CellProps } from './cellProps';

type Item = Readonly<Record<string, unknown>>;

/** Items of a list as a table; items with nested lists each under a heading. */
export function ListCell({ entity, name, field, value, record, place }: CellProps<'list'>) {
  const translate = useTranslate();
  if (place === 'row') return translate('shell.list.count', { smart_count: value.length });
  const inner = Object.entries(field.fields);
  const isNested = inner.some(([, one]) => isList(one));
  // The items have the list's fields, known only from the definition.
  const items = value as readonly (Item & { id: string })[];
  if (!isNested)
    return <ItemTable entity={entity} list={name} fields={inner} items={items} record={record} />;
  return items.map((item, index) => (
    <Box component="section" key={item.id} sx={{ mb: 2.5 }}>
      {inner.map(([innerName, one]) =>
        isList(one) ? (
          <Box key={innerName} sx={{ mt: 0.75 }}>
            <Cell
              entity={entity}
              name={innerName}
              field={one}
              value={item[innerName]}
              record={record}
              place="page"
            />
          </Box>
        ) : (
          <Typography key={innerName} variant="h3" component="h2">
            {index + 1}.{' '}
            <Cell
              entity={entity}
              name={innerName}
              field={one}
              value={item[innerName]}
              record={record}
              place="row"
            />
          </Typography>
        ),
      )}
    </Box>
  ));
}

interface ItemTableProps {
  entity: AnyEntity;
  list: string;
  fields: [string, Field][];
  items: readonly (Item & { id: string })[];
  record: Item;
}

function ItemTable({ entity, list, fields, items, record }: ItemTableProps) {
  const translate = useTranslate();
  // Columns without a value, or false in all items, are left out.
  const filled = fields.filter(([name]) =>
    items.some((item) => !isAbsent(item[name]) && item[name] !== false),
  );
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      role="group"
      tabIndex={0}
      aria-label={translate('shell.list.items')}
      sx={{
        maxWidth: 'fit-content',
        overflowWrap: 'normal',
        '& th': { whiteSpace: 'normal', verticalAlign: 'bottom', lineHeight: 1.25 },
      }}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: 36 }}>#</TableCell>
            {filled.map(([name, field]) => (
              <TableCell
                key={name}
                sx={{ minWidth: isWide(field) ? 200 : (shownTypeOf(field).itemWidth ?? 0) }}
              >
                {translate(itemLabel(entity, list, name))}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((item, index) => (
            <TableRow key={item.id}>
              <TableCell sx={{ color: 'text.secondary', verticalAlign: 'top' }}>{index + 1}</TableCell>
              {filled.map(([name, field]) => (
                <TableCell key={name} sx={{ verticalAlign: 'top' }}>
                  <Cell
                    entity={entity}
                    name={name}
                    field={field}
                    value={item[name]}
                    record={record}
                    place={isWide(field) ? 'page' : 'row'}
                  />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
