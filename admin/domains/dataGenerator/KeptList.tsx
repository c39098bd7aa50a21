import { Alert, AlertTitle, Box } from '@mui/material';
import { entities, isEntityName } from '@plumbline/resources/entities/index';
import type { KeptBecause, KeptRows } from '@plumbline/resources/rules/dataGenerator/index';
import { useTranslate } from 'react-admin';
import { entityLabel } from '../../data/words/labels';
import { useFormat } from '../../data/words/useFormat';

const reasons: readonly KeptBecause[] = ['changed', 'referred', 'belongs'];

/** Rows that a removal left, by reason. */
export function KeptList({ kept }: { kept: readonly KeptRows[] }) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <Alert severity="info" sx={{ mt: 1.5 }}>
      <AlertTitle>{translate('dataGenerator.kept.title')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {reasons
          .map((reason) => ({ reason, rows: kept.filter(({ because }) => because === reason) }))
          .filter(({ rows }) => rows.length > 0)
          .map(({ reason, rows }) => (
            <li key={reason}>
              {translate(`dataGenerator.kept.${reason}`, {
                what: rows
                  .map(({ entity, rows: count }) =>
                    isEntityName(entity)
                      ? `${translate(entityLabel(entities[entity]), { smart_count: 2 })}: ${format.number(count)}`
                      : '',
                  )
                  .join(', '),
              })}
            </li>
          ))}
      </Box>
    </Alert>
  );
}
