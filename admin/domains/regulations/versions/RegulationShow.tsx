import { Alert, Button } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { type RaRecord, ResourceContextProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../data/words/useFormat';
import { showPath } from '../../../entities/screenPaths';
import { EntityShow } from '../../../entities/show/EntityShow';
import { useRights } from '../../../entities/useRights';
import { useDraft } from './useDraft';

/** A published regulation, with a link to its draft for editors. */
export function RegulationShow() {
  return (
    <ResourceContextProvider value="auditRegulations">
      <EntityShow notice={DraftNotice} />
    </ResourceContextProvider>
  );
}

function DraftNotice({ record }: { record: RaRecord<string> }) {
  const translate = useTranslate();
  const format = useFormat();
  const { canUpdate } = useRights(entities.auditRegulations);
  const { draft, isFetchedAfterMount } = useDraft(record.id, canUpdate(record));
  // A cached draft may have been published on another device.
  if (!draft || !isFetchedAfterMount) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2, flexWrap: 'wrap' }}
      action={
        <Button
          component={Link}
          to={showPath(entities.regulationVersions, draft.id)}
          color="inherit"
          variant="outlined"
        >
          {translate('regulation.versions.toDraft')}
        </Button>
      }
    >
      {translate('regulation.versions.hasDraft', {
        date: format.dateTime(draft.updatedAt),
        number: record.publishedVersion,
      })}
    </Alert>
  );
}
