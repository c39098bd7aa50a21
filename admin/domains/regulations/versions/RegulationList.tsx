import { Link, Paper, Typography } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { localized } from '@plumbline/resources/language/languages';
import { mayEver } from '@plumbline/resources/language/permissions';
import { type RaRecord, ResourceContextProvider, useGetList, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useActor } from '../../../data/session/ActorProvider';
import { useFormat } from '../../../data/words/useFormat';
import { useLanguage } from '../../../data/words/useLanguage';
import { EntityList } from '../../../entities/list/EntityList';
import { showPath } from '../../../entities/screenPaths';

/** The regulations and their unpublished drafts. */
export function RegulationList() {
  const actor = useActor();
  return (
    <>
      <ResourceContextProvider value="auditRegulations">
        <EntityList />
      </ResourceContextProvider>
      {mayEver(entities.regulationVersions, 'update', actor) && <Drafts />}
    </>
  );
}

function Drafts() {
  const translate = useTranslate();
  const format = useFormat();
  const language = useLanguage();
  const { data = [] } = useGetList<RaRecord<string>>('regulationVersions', {
    filter: { state: 'draft' },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'id', order: 'DESC' },
  });
  if (data.length === 0) return null;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby="drafts-title"
      sx={{ mt: 3, p: { xs: 2, sm: 2.5 } }}
    >
      <Typography id="drafts-title" variant="h2" sx={{ mb: 0.5 }}>
        {translate('regulation.versions.drafts')}
      </Typography>
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data.map((draft) => (
          <li key={draft.id} style={{ paddingBlock: 6 }}>
            <Link
              component={RouterLink}
              to={showPath(entities.regulationVersions, draft.id)}
              sx={{ fontWeight: 550 }}
            >
              {localized(draft.name, language) || draft.shortName}
            </Link>
            <Typography variant="body2" color="text.secondary">
              {[
                draft.shortName,
                translate(`regulation.versions.${draft.regulation ? 'draftOfKnown' : 'draftOfNew'}`),
                translate('regulation.versions.savedAt', { date: format.dateTime(draft.updatedAt) }),
              ].join(' · ')}
            </Typography>
          </li>
        ))}
      </ul>
    </Paper>
  );
}
