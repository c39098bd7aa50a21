import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { fieldLabel } from '../../../data/words/labels';
import { Cell, isAbsent } from '../../../entities/cells/Cell';
import { Fact } from '../../../entities/show/Fact';
import { ownGrid } from './ownGrid';
import type { Arrangement } from './useArrangement';

// Read-only values need less room than inputs.
const asFacts = { rowGap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' };

interface AccountFactsProps {
  arrangement: Arrangement;
  row: Readonly<Record<string, unknown>>;
}

/** The custom field values of a row; nothing where all are empty. */
export function AccountFacts({ arrangement: { entity, ownFields }, row }: AccountFactsProps) {
  const translate = useTranslate();
  const filled = ownFields.filter((name) => !isAbsent(row[name]));
  if (filled.length === 0) return null;
  return (
    <Box sx={{ ...ownGrid, ...asFacts }}>
      {filled.map((name) => {
        const field = entity.fields[name];
        return (
          field && (
            <Fact key={name} label={translate(fieldLabel(entity, name))}>
              <Cell
                entity={entity}
                name={name}
                field={field}
                value={row[name]}
                record={{ ...row }}
                place="page"
              />
            </Fact>
          )
        );
      })}
    </Box>
  );
}
