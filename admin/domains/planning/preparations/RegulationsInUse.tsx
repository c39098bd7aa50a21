import { Typography } from '@mui/material';
import { localized } from '@plumbline/resources/language/languages';
import { useGetMany, useTranslate } from 'react-admin';
import type { LocalRow } from '../../../data/offline';
import { useLanguage } from '../../../data/words/useLanguage';
import { Fact } from '../../../entities/show/Fact';
import type { Inspection } from '../usePlanningInspections';

type Checklist = LocalRow<'checklists'>;

/** The regulations of an appointment, as far as available. */
export function useRegulationsInUse(inspections: readonly Inspection[]): readonly Checklist[] {
  const ids = [...new Set(inspections.flatMap(({ audit }) => audit.checklist ?? []))];
  const { data = [] } = useGetMany<Checklist>('checklists', { ids }, { enabled: ids.length > 0 });
  return data.filter((checklist) => checklist !== undefined);
}

/** The regulations in the version that was valid when the appointment was planned. */
export function RegulationsInUse({ regulations }: { regulations: readonly Checklist[] }) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Fact label={translate('planning.preparations.regulations')}>
      {regulations.map(({ id, name, regulationVersion }) => (
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
