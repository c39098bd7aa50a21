import { Alert } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';

/** Note below a changed customer of a location: which rows take the customer over. */
export function OwnerPropagationNote({ values }: { values: Readonly<Record<string, unknown>> }) {
  const translate = useTranslate();
  const record = useRecordContext();
  if (record?.id === undefined || (values.owner || null) === (record.owner ?? null)) return null;
  return (
    <Alert severity="info" role="status" sx={{ mt: 1 }}>
      {translate('equipments.ownerPropagates')}
    </Alert>
  );
}
