import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Button } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
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
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="error" startIcon={<DeleteOutlined />} onClick={() => setOpen(true)}>
        {translate('shell.action.delete')}
      </Button>
      {isOpen && (
        <DeleteDialog entity={entity} record={record} title={title} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
