import { Box } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { type RaRecord, useTranslate } from 'react-admin';
import { Cell } from '../cells/Cell';
import { isWide } from '../form/isWide';
import { fieldLabel } from '../labels';
import { Fact } from './Fact';
import { withoutUnits } from './withoutUnits';

/** The fields of a record side by side. */
export function FactSheet({
  entity,
  record,
  fields,
}: {
  entity: AnyEntity;
  record: RaRecord<string>;
  fields: readonly string[];
}) {
  const translate = useTranslate();
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
      {withoutUnits(entity, fields).map((name) => {
        const field = entity.fields[name];
        if (!field) return null;
        const takesRow = isWide(field) && !['address', 'phones', 'file', 'references'].includes(field.type);
        return (
          <Box key={name} sx={{ gridColumn: takesRow ? '1 / -1' : 'auto', minWidth: 0 }}>
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
        );
      })}
    </Box>
  );
}
