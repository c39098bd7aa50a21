import { Paper } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { RaRecord } from 'react-admin';
import { FieldsForm, type Save, type Values } from './FieldsForm';
import { SaveBar } from './SaveBar';
import { UnsavedGuard } from './UnsavedGuard';

interface EntityFormProps {
  entity: AnyEntity;
  /** The row as on the server; absent for a new one. */
  record?: RaRecord<string>;
  initial?: Values;
  save: Save;
  cancelTo: string;
  onAnother?: () => void;
  /** Label of the save button. */
  saveLabel?: string;
  isLeaving: React.RefObject<boolean>;
}

/** The form of any entity, from its definition: tabs of inputs, the save bar, the guard for unsaved changes. */
export function EntityForm({
  entity,
  record,
  initial,
  save,
  cancelTo,
  onAnother,
  saveLabel,
  isLeaving,
}: EntityFormProps) {
  return (
    <FieldsForm entity={entity} record={record} initial={initial} save={save}>
      {(fields) => (
        <>
          <Paper variant="outlined" sx={{ overflow: 'clip' }}>
            {fields}
            <SaveBar
              cancelTo={cancelTo}
              {...(onAnother ? { onAnother } : {})}
              {...(saveLabel ? { label: saveLabel } : {})}
            />
          </Paper>
          <UnsavedGuard isLeaving={isLeaving} />
        </>
      )}
    </FieldsForm>
  );
}
