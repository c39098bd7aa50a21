import { Box } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Field } from '@plumbline/resources/language/fields/field';
import { useTranslate } from 'react-admin';
import { fieldLabel } from '../../data/words/labels';
import { Cell } from '../cells/Cell';
import { Fact } from './Fact';

interface FactCellsProps {
  entity: AnyEntity;
  record: Readonly<Record<string, unknown>>;
  names: readonly string[];
  /** Whether the field takes a whole row of the grid. */
  takesRow: (field: Field, name: string) => boolean;
}

/** Some fields of a record with labels, as cells of a grid. */
export function FactCells({ entity, record, names, takesRow }: FactCellsProps) {
  const translate = useTranslate();
  return names.map((name) => {
    const field = entity.fields[name];
    return (
      field && (
        <Box key={name} sx={{ gridColumn: takesRow(field, name) ? '1 / -1' : 'auto', minWidth: 0 }}>
          <Fact label={translate(fieldLabel(entity, name))}>
            <Cell
              entity={entity}
              name={name}
              field={field}
              value={record[name]}
              record={record}
              place="page"
            />
          </Fact>
        </Box>
      )
    );
  });
}
