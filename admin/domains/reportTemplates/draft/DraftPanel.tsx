import { Alert, Box, LinearProgress, Stack, Typography } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import type { ReportTemplate } from '@plumbline/resources/entities/reportTemplates';
import type { ReportTemplateVersion } from '@plumbline/resources/entities/reportTemplateVersions';
import type { FileValue } from '@plumbline/resources/language/fields/field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { errorMessage } from '../../../data/errors/errorMessage';
import { readError } from '../../../data/errors/readError';
import { FileDrop } from '../../../data/files/FileDrop';
import { FileLink } from '../../../data/files/FileLink';
import { useActor } from '../../../data/session/ActorProvider';
import { ListError } from '../../../entities/list/ListError';
import { useRights } from '../../../entities/useRights';
import { CardSection } from '../../../kit/parts/CardSection';
import { DefaultButton } from '../DefaultButton';
import { readProblems, type TemplateProblem } from '../templateCommands';
import { ProblemList } from './ProblemList';

interface DraftPanelProps {
  template: ReportTemplate;
  versions: readonly ReportTemplateVersion[];
  isUsable: boolean;
}

/** The file worked on: download, upload, and what is wrong with it. */
export function DraftPanel({ template, versions, isUsable }: DraftPanelProps) {
  const translate = useTranslate();
  const { maxUploadMb } = useActor();
  const { canUpdate } = useRights(entities.reportTemplates);
  const { id, draft } = template;
  const { upload, isSaving, refused, failure } = useUpload(template);
  const {
    data: problems = [],
    error,
    refetch,
  } = useQuery({
    queryKey: ['templateProblems', id, draft?.hash],
    queryFn: () => readProblems(id),
    enabled: isUsable && draft !== null,
  });
  return (
    <CardSection title={translate('templates.draft.title')} choice={<DefaultButton kind={template.kind} />}>
      <Stack sx={{ p: 2, gap: 1.5 }}>
        {draft ? (
          <Box>
            <FileLink place={{ resource: 'reportTemplates', id }} file={draft} />
            <Typography variant="body2" color="text.secondary">
              {standingOf(template, versions, translate)}
            </Typography>
          </Box>
        ) : (
          <Typography variant="body2" color="text.secondary">
            {translate(`templates.draft.${canUpdate({ ...template }) ? 'none' : 'noneYet'}`)}
          </Typography>
        )}
        {isSaving && (
          <Box role="status">
            <Typography variant="caption">{translate('templates.draft.checking')}</Typography>
            <LinearProgress />
          </Box>
        )}
        {canUpdate({ ...template }) && isUsable && !isSaving && (
          <FileDrop
            accept="template"
            label={translate('templates.draft.upload')}
            maxUploadMb={maxUploadMb}
            onUploaded={([file]) => void (file && upload(file))}
          />
        )}
        {failure !== null && <Alert severity="error">{errorMessage(failure, translate)}</Alert>}
        {error && <ListError error={error} onRetry={() => void refetch()} />}
        <ProblemList refused={refused} problems={problems} />
      </Stack>
    </CardSection>
  );
}

/** Whether reports already use the draft. */
function standingOf(
  { draft, publishedVersion }: ReportTemplate,
  versions: readonly ReportTemplateVersion[],
  translate: (key: string, args?: Record<string, unknown>) => string,
): string {
  if (publishedVersion === null) return translate('templates.draft.unpublished');
  const current = versions.find(({ number }) => number === publishedVersion);
  const isSame = current?.file.hash === draft?.hash;
  return translate(`templates.draft.${isSame ? 'isPublished' : 'differs'}`, { number: publishedVersion });
}

/** Saves an uploaded file as the draft; problems of a refused one stay until the next upload. */
function useUpload(template: ReportTemplate) {
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const [refused, setRefused] = useState<readonly TemplateProblem[]>([]);
  const [failure, setFailure] = useState<unknown>(null);
  const [isSaving, setSaving] = useState(false);
  const upload = async (draft: FileValue) => {
    setRefused([]);
    setFailure(null);
    setSaving(true);
    try {
      await dataProvider.update('reportTemplates', {
        id: template.id,
        data: { draft },
        previousData: template,
      });
      await queries.invalidateQueries({ queryKey: ['reportTemplates'] });
    } catch (error) {
      const { problems } = readError(error).data;
      // As the check of templates answers them.
      if (Array.isArray(problems)) setRefused(problems as TemplateProblem[]);
      else setFailure(error);
    } finally {
      setSaving(false);
    }
  };
  return { upload, isSaving, refused, failure };
}
