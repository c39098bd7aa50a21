import PublishOutlined from '@mui/icons-material/PublishOutlined';
import { entities } from '@plumbline/resources/entities/index';
import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useOfflineReason } from '../../../data/words/useOfflineReason';
import { useRights } from '../../../entities/useRights';
import { ReasonButton } from '../../../kit/parts/ReasonButton';
import { PublishDialog } from './PublishDialog';

/** Opens the publish dialog; shown only where there is a draft the user may publish. */
export function PublishButton({ record }: { record: RaRecord<string> }) {
  const translate = useTranslate();
  const { canUpdate } = useRights(entities.reportTemplates);
  const offline = useOfflineReason();
  const [isOpen, setOpen] = useState(false);
  if (!record.draft || !canUpdate(record)) return null;
  return (
    <>
      <ReasonButton
        variant="contained"
        startIcon={<PublishOutlined />}
        reason={offline}
        onClick={() => setOpen(true)}
      >
        {translate('templates.publish.button')}
      </ReasonButton>
      {isOpen && (
        <PublishDialog
          id={record.id}
          number={Number(record.publishedVersion ?? 0) + 1}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
