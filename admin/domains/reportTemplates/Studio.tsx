import { Alert, Box, Stack } from '@mui/material';
import type { ReportTemplate } from '@plumbline/resources/entities/reportTemplates';
import { defaultLanguage, isLanguage } from '@plumbline/resources/language/languages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type RaRecord, useLocale, useTranslate } from 'react-admin';
import { useConnection } from '../../data/offline';
import { useFreshOnReturn } from '../../data/queryClient/useFreshOnReturn';
import { ListError } from '../../entities/list/ListError';
import { ListSkeleton } from '../../entities/list/ListSkeleton';
import { EmptyCard } from '../../kit/parts/CardSection';
import { DraftPanel } from './draft/DraftPanel';
import { PreviewPanel } from './preview/PreviewPanel';
import { VersionsPanel } from './publish/VersionsPanel';
import { TagPanel } from './tags/TagPanel';
import { readStudio } from './templateCommands';
import { useVersions } from './useVersions';

/** Left what a template may say, right what comes out of it; on a phone one below the other, the result first. */
export function Studio({ record }: { record: RaRecord<string> }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { isOnline } = useConnection();
  const language = isLanguage(locale) ? locale : defaultLanguage;
  // The screen reads whole records of the definition.
  const template = record as unknown as ReportTemplate;
  const { kind } = template;
  const studio = useQuery({
    queryKey: ['templateStudio', kind, language],
    queryFn: () => readStudio(kind, language),
    enabled: isOnline,
  });
  useFreshOnReturn('reportTemplates', 'reportTemplateVersions');
  const versions = useVersions(record.id);
  const isUsable = studio.data?.hasSandbox === true && isOnline;
  const failed = studio.error && <ListError error={studio.error} onRetry={() => void studio.refetch()} />;
  return (
    <Box sx={{ mb: 3 }}>
      {!isOnline && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('errors.ONLINE_ONLY')}
        </Alert>
      )}
      {studio.data?.hasSandbox === false && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('templates.noSandbox')}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
        }}
      >
        <Box sx={{ order: { xs: 2, lg: 1 } }}>
          {failed ? (
            failed
          ) : studio.data ? (
            <TagPanel tags={studio.data.tags} kind={kind} />
          ) : (
            isOnline && <ListSkeleton />
          )}
        </Box>
        <Stack sx={{ gap: 2, order: { xs: 1, lg: 2 }, minWidth: 0 }}>
          <DraftPanel template={template} versions={versions.rows} isUsable={isUsable} />
          <PreviewPanel
            template={template}
            versions={versions.rows}
            instead={isUsable ? null : (failed ?? whyNot(studio.data?.hasSandbox, isOnline))}
          />
          <VersionsPanel template={template} versions={versions} isUsable={isUsable} />
        </Stack>
      </Box>
    </Box>
  );
}

/** What stands in place of a preview: why there is none, or that the server was not heard yet. */
function whyNot(hasSandbox: boolean | undefined, isOnline: boolean): ReactNode {
  if (!isOnline) return <WhyNot reason="errors.ONLINE_ONLY" />;
  return hasSandbox === false ? <WhyNot reason="templates.noSandbox" /> : <ListSkeleton />;
}

function WhyNot({ reason }: { reason: string }) {
  return <EmptyCard>{useTranslate()(reason)}</EmptyCard>;
}
