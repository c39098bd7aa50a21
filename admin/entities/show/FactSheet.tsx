import { Box } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Field } from '@plumbline/resources/language/fields/field';
import type { RaRecord } from 'react-admin';
import { isWide } from '../fieldTypes/shown/isWide';
import { shownTypeOf } from '../fieldTypes/shown/shownTypes';
import { FactCells } from './FactCells';
import { withoutUnits } from './withoutUnits';

/** The fields of a record in a grid. */
export function FactSheet({
  entity,
  record,
  fields,
}: {
  entity: AnyEntity;
  record: RaRecord<string>;
  fields: readonly string[];
}) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 3,
        rowGap: 2.25,
        p: { xs: 2, sm: 2.5 },
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
        },
        alignItems: 'start',
      }}
    >
      <FactCells entity={entity} record={record} names={withoutUnits(entity, fields)} takesRow={takesRow} />
    </Box>
  );
}

const takesRow = (field: Field): boolean => isWide(field) && !shownTypeOf(field).isCompact;
