import EditOutlined from '@mui/icons-material/EditOutlined';
import NewReleasesOutlined from '@mui/icons-material/NewReleasesOutlined';
import { Button, MenuItem, Paper, Stack, TextField, Typography } from '@mui/material';
import type { Changelog } from '@plumbline/resources/entities/changelogs';
import { entities } from '@plumbline/resources/entities/index';
import type { User } from '@plumbline/resources/entities/users';
import { mayEver } from '@plumbline/resources/language/permissions';
import { productName, productNameOf } from '@plumbline/resources/rules/brands/brand';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { useActor } from '../../data/session/ActorProvider';
import { rememberOwn } from '../../data/session/rememberOwn';
import { today } from '../../data/words/due';
import { useFormat } from '../../data/words/useFormat';
import { ListError } from '../../entities/list/ListError';
import { ListSkeleton } from '../../entities/list/ListSkeleton';
import { StatusChip } from '../../entities/StatusChip';
import { listPath } from '../../entities/screenPaths';
import { LocalizedParagraphs } from '../../entities/texts/LocalizedParagraphs';
import { PageHeader } from '../../kit/parts/PageHeader';
import { useBrand } from '../../kit/theme/brand/brandStore';
import { ownSettingsKey, useOwnSettings } from '../people';
import { applicationsOf, groupEntries, type Release } from './groupEntries';
import { deployedFilter, isNews } from './news';

const entity = entities.changelogs;

/** Changes per version and application, newest first; those since the last visit are marked. */
export function ChangelogScreen() {
  const translate = useTranslate();
  const actor = useActor();
  const { data, isPending, error, refetch } = useGetList<Changelog>(entity.name, {
    filter: deployedFilter(today()),
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'dateDeployed', order: 'DESC' },
  });
  const reader = useReader(data !== undefined);
  const product = productNameOf(useBrand());
  const [asked, setAsked] = useSearchParams();
  const applications = applicationsOf(data ?? []);
  const application = applications.find((one) => one === asked.get('application')) ?? '';
  const choose = (next: string) => setAsked(next ? { application: next } : {}, { replace: true });
  const releases = groupEntries(
    (data ?? []).filter((one) => !application || one.application === application),
  );
  return (
    <>
      <PageHeader
        title={translate('shell.menu.changelog')}
        actions={
          mayEver(entity, 'update', actor) && (
            <Button component={Link} to={listPath(entity)} variant="outlined" startIcon={<EditOutlined />}>
              {translate('shell.action.edit')}
            </Button>
          )
        }
      />
      <Stack sx={{ gap: 2, maxWidth: 860 }}>
        {isPending && <ListSkeleton />}
        {error && !data && <ListError error={error} onRetry={() => void refetch()} />}
        {data?.length === 0 && (
          <Typography role="status" color="text.secondary" sx={{ textAlign: 'center', py: 4 }}>
            {translate('dashboard.news.empty')}
          </Typography>
        )}
        {data && applications.length > 1 && (
          <TextField
            select
            size="small"
            label={translate('dashboard.news.application')}
            value={application}
            onChange={(event) => choose(event.target.value)}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            sx={{ width: { sm: 280 } }}
          >
            <MenuItem value="">{translate('dashboard.news.allApplications')}</MenuItem>
            {applications.map((one) => (
              <MenuItem key={one} value={one}>
                {applicationName(one, product)}
              </MenuItem>
            ))}
          </TextField>
        )}
        {releases.map((release) => (
          <Version
            key={release.key}
            release={release}
            product={product}
            isNew={reader !== undefined && release.entries.some((entry) => isNews(entry, reader))}
          />
        ))}
      </Stack>
    </>
  );
}

/** For a white-label broker, its product name replaces the product's. */
const applicationName = (application: string, product: string): string =>
  application.replaceAll(productName, () => product);

interface VersionProps {
  release: Release;
  product: string;
  isNew: boolean;
}

function Version({ release, product, isNew }: VersionProps) {
  const translate = useTranslate();
  const format = useFormat();
  const { application, versionName, dateDeployed, entries } = release;
  const title =
    application === productName ? versionName : `${applicationName(application, product)} ${versionName}`;
  return (
    <Paper variant="outlined" component="section" aria-label={title} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
        <Typography variant="h2">{title}</Typography>
        <Typography component="time" dateTime={dateDeployed} variant="body2" color="text.secondary">
          {format.date(dateDeployed)}
        </Typography>
        {isNew && (
          <StatusChip tone="info" icon={NewReleasesOutlined} label={translate('dashboard.news.new')} />
        )}
      </Stack>
      {entries.map(({ id, descriptions }) => (
        <LocalizedParagraphs key={id} text={descriptions} />
      ))}
    </Paper>
  );
}

/** The user as of opening the screen: new entries stay marked during this visit and count as read at the next. */
function useReader(isShown: boolean): User | undefined {
  const settings = useOwnSettings();
  const first = useRef<User>(undefined);
  const queries = useQueryClient();
  first.current ??= settings;
  const user = first.current?.id;
  useEffect(() => {
    if (!isShown || !user) return;
    const newsSeenAt = new Date().toISOString();
    void rememberOwn({ newsSeenAt });
    queries.setQueryData<User>(ownSettingsKey(user), (known) => known && { ...known, newsSeenAt });
  }, [isShown, user, queries]);
  return first.current;
}
