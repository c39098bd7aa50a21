import { Stack } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { RaRecord } from 'react-admin';
import { useTranslate } from 'react-admin';
import { entityLabel } from '../../data/words/labels';
import type { Choosing } from '../bulk/useChoosing';
import { ReferencedRows } from '../referenced/ReferencedRows';
import { useRights } from '../useRights';
import { EntityCard } from './EntityCard';
import { staleOpacity } from './staleOpacity';

interface EntityCardsProps {
  entity: AnyEntity;
  columns: readonly string[];
  rows: readonly RaRecord<string>[];
  isStale: boolean;
  /** Present if rows can be selected for bulk actions. */
  choosing?: Choosing | undefined;
}

/** The rows of a list on a phone. */
export function EntityCards({ entity, columns, rows, isStale, choosing }: EntityCardsProps) {
  const translate = useTranslate();
  const { canUpdate } = useRights(entity);
  return (
    <ReferencedRows entity={entity} columns={columns} rows={rows}>
      <Stack
        component="ul"
        aria-label={translate(entityLabel(entity), { smart_count: 2 })}
        aria-busy={isStale}
        sx={{ listStyle: 'none', p: 0, m: 0, gap: 1, opacity: isStale ? staleOpacity : 1 }}
      >
        {rows.map((row) => (
          <EntityCard
            key={row.id}
            entity={entity}
            columns={columns}
            row={row}
            canUpdate={canUpdate}
            choosing={choosing}
          />
        ))}
      </Stack>
    </ReferencedRows>
  );
}
