import { Button, Chip, List, ListItem, ListItemText, Stack } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import type { ReportTemplate } from '@plumbline/resources/entities/reportTemplates';
import type { ReportTemplateVersion } from '@plumbline/resources/entities/reportTemplateVersions';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FileLink } from '../../../data/files/FileLink';
import { useConnection } from '../../../data/offline';
import { useFormat } from '../../../data/words/useFormat';
import { ListError } from '../../../entities/list/ListError';
import { ListSkeleton } from '../../../entities/list/ListSkeleton';
import { useRights } from '../../../entities/useRights';
import { CardSection, EmptyCard } from '../../../kit/parts/CardSection';
import type { Versions } from '../useVersions';
import { RollBackDialog } from './RollBackDialog';

interface VersionsPanelProps {
  template: ReportTemplate;
  versions: Versions;
  isUsable: boolean;
}

/** Who published what and when; earlier versions can be returned to. */
export function VersionsPanel({ template, versions, isUsable }: VersionsPanelProps) {
  const translate = useTranslate();
  const { isOnline } = useConnection();
  const { canUpdate } = useRights(entities.reportTemplates);
  const [asked, setAsked] = useState<number | null>(null);
  const mayRollBack = isUsable && canUpdate({ ...template });
  if (!isOnline) return null;
  return (
    <CardSection title={translate('templates.versions.title')} choice={null}>
      {versions.error ? (
        <ListError error={versions.error} onRetry={versions.retry} />
      ) : versions.isPending ? (
        <ListSkeleton />
      ) : versions.rows.length === 0 ? (
        <EmptyCard>{translate('templates.versions.none')}</EmptyCard>
      ) : (
        <List disablePadding>
          {versions.rows.map((version) => (
            <VersionRow
              key={version.id}
              version={version}
              isCurrent={version.number === template.publishedVersion}
              onRollBack={mayRollBack ? () => setAsked(version.number) : undefined}
            />
          ))}
        </List>
      )}
      {asked !== null && <RollBackDialog id={template.id} number={asked} onClose={() => setAsked(null)} />}
    </CardSection>
  );
}

interface VersionRowProps {
  version: ReportTemplateVersion;
  isCurrent: boolean;
  onRollBack: (() => void) | undefined;
}

function VersionRow({ version, isCurrent, onRollBack }: VersionRowProps) {
  const translate = useTranslate();
  const format = useFormat();
  const { id, number, publishedAt, publishedBy, note, repeats, file } = version;
  const details = [
    publishedAt && format.dateTime(publishedAt),
    publishedBy,
    repeats && translate('templates.versions.repeats', { number: repeats }),
    note,
  ];
  return (
    <ListItem divider sx={{ flexWrap: 'wrap', columnGap: 2 }}>
      <ListItemText
        primary={
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
            {translate('templates.preview.ofVersion', { number })}
            {isCurrent && (
              <Chip size="small" color="success" label={translate('templates.versions.current')} />
            )}
          </Stack>
        }
        secondary={details.filter(Boolean).join(' · ')}
        slotProps={{ primary: { component: 'div' } }}
        sx={{ flex: '1 1 240px', overflowWrap: 'anywhere' }}
      />
      <FileLink place={{ resource: 'reportTemplateVersions', id }} file={file} />
      {!isCurrent && onRollBack && (
        <Button
          variant="outlined"
          size="small"
          onClick={onRollBack}
          aria-label={translate('templates.versions.rollBackTo', { number })}
        >
          {translate('templates.versions.rollBack')}
        </Button>
      )}
    </ListItem>
  );
}
