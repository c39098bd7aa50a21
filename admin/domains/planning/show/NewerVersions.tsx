import { Alert, Typography } from '@mui/material';
import { localized } from '@plumbline/resources/language/languages';
import { useGetMany, useTranslate } from 'react-admin';
import type { LocalRow } from '../../../data/offline';
import { useLanguage } from '../../../data/words/useLanguage';
import type { Inspection } from '../usePlanningInspections';

/** Says which regulations have a newer version than the planned one; the inspections keep theirs. */
export function NewerVersions({ inspections }: { inspections: readonly Inspection[] }) {
  const translate = useTranslate();
  const language = useLanguage();
  const open = inspections.filter(({ isOpen }) => isOpen);
  const ids = [...new Set(open.flatMap(({ audit }) => audit.checklist ?? []))];
  const { data: checklists = [] } = useGetMany<LocalRow<'checklists'>>(
    'checklists',
    { ids },
    { enabled: ids.length > 0 },
  );
  const found = checklists.filter((checklist) => checklist !== undefined);
  const { data: regulations = [] } = useGetMany<LocalRow<'auditRegulations'>>(
    'auditRegulations',
    { ids: [...new Set(found.map(({ regulation }) => regulation))] },
    { enabled: found.length > 0 },
  );
  const older = found.flatMap((checklist) => {
    const newest = regulations.find((one) => one?.id === checklist.regulation)?.publishedVersion ?? 0;
    return newest > checklist.regulationVersion ? [{ ...checklist, newest }] : [];
  });
  if (older.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2.5, maxWidth: 760 }}>
      {translate('regulation.versions.newer')}
      {older.map(({ id, name, regulationVersion, newest }) => (
        <Typography key={id} component="div" variant="body2" sx={{ mt: 0.5, fontWeight: 550 }}>
          {translate('regulation.versions.newerOne', {
            name: localized(name, language),
            frozen: regulationVersion,
            newest,
          })}
        </Typography>
      ))}
    </Alert>
  );
}
