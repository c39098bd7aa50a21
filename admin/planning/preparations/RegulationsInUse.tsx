import { Typography } from '@mui/material';
import { localized } from '@plumbline/resources/languages';
import { useGetMany, useTranslate } from 'react-admin';
import { Fact } from '../../entities/show/Fact';
import { useLanguage } from '../../entities/useLanguage';
import type { LocalRow } from '../../offline';
import type { Inspection } from '../usePlanningInspections';

/** The regulations of an appointment as they were when it was planned, each with its version. */
export function RegulationsInUse({ inspections }: { inspections: readonly Inspection[] }) {
  const translate = useTranslate();
  const language = useLanguage();
  const ids = [...new Set(inspections.flatMap(({ audit }) => audit.checklist ?? []))];
  const { data = [] } = useGetMany<LocalRow<'checklists'>>(
    'checklists',
    { ids },
    { enabled: ids.length > 0 },
  );
  const found = data.filter((checklist) => checklist !== undefined);
  if (found.length === 0) return null;
  return (
    <Fact label={translate('planning.preparations.regulations')}>
      {found.map(({ id, name, regulationVersion }) => (
        <Typography key={id} variant="body2">
          {translate('planning.preparations.version', {
            name: localized(name, language),
            number: regulationVersion,
          })}
        </Typography>
      ))}
    </Fact>
  );
}
