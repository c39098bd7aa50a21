import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useOfflineReason } from '../../data/words/useOfflineReason';
import { ReasonButton } from '../../kit/parts/ReasonButton';
import { DeleteDialog } from './DeleteDialog';

export function DeleteButton({
  entity,
  record,
  title,
}: {
  entity: AnyEntity;
  record: RaRecord<string>;
  title: string;
}) {
  const translate = useTranslate();
  const offline = useOfflineReason();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ReasonButton
        variant="outlined"
        color="error"
        startIcon={<DeleteOutlined />}
        reason={entity.deletedOnline === true ? offline : undefined}
        onClick={() => setOpen(true)}
      >
        {translate('shell.action.delete')}
      </ReasonButton>
      {isOpen && (
        <DeleteDialog entity={entity} record={record} title={title} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
