import PublishOutlined from '@mui/icons-material/PublishOutlined';
import { entities } from '@plumbline/resources/entities/index';
import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useOfflineReason } from '../../../data/words/useOfflineReason';
import { useRights } from '../../../entities/useRights';
import { ReasonButton } from '../../../kit/parts/ReasonButton';
import { useVersions } from '../useVersions';
import { type Asked, PublishDialog } from './PublishDialog';

/** Opens the publish dialog; shown only where there is a draft the user may publish. */
export function PublishButton({ record }: { record: RaRecord<string> }) {
  const translate = useTranslate();
  const { canUpdate } = useRights(entities.reportTemplates);
  const offline = useOfflineReason();
  const { rows } = useVersions(record.id);
  // What was on the screen: somebody else may replace the draft or publish while the dialog is open.
  const [asked, setAsked] = useState<Asked | null>(null);
  if (!record.draft || !canUpdate(record)) return null;
  const draft: string = record.draft.hash;
  const published = rows.find(({ number }) => number === record.publishedVersion);
  const unchanged = published?.file.hash === draft ? translate('errors.TEMPLATE_UNCHANGED') : undefined;
  return (
    <>
      <ReasonButton
        variant="contained"
        startIcon={<PublishOutlined />}
        reason={offline ?? unchanged}
        onClick={() => setAsked({ number: Number(record.publishedVersion ?? 0) + 1, draft })}
      >
        {translate('templates.publish.button')}
      </ReasonButton>
      {asked && <PublishDialog id={record.id} {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}
