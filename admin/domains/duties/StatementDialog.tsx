import { Chip, DialogContentText, FormHelperText, FormLabel, TextField } from '@mui/material';
import type { InspectionDuty } from '@plumbline/resources/entities/inspectionDuties';
import type { FileValue } from '@plumbline/resources/language/fields/field';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FileDrop } from '../../data/files/FileDrop';
import { useActor } from '../../data/session/ActorProvider';
import { DayField } from '../../entities/inputs/DayField';
import { DutyDialog } from './DutyDialog';

interface StatementDialogProps {
  duty: InspectionDuty;
  onClose: () => void;
}

/** States an inspection by another company: date, company and proof. */
export function StatementDialog({ duty, onClose }: StatementDialogProps) {
  const translate = useTranslate();
  const [date, setDate] = useState<string | null>(null);
  const [by, setBy] = useState('');
  const [file, setFile] = useState<FileValue | null>(null);
  return (
    <DutyDialog
      duty={duty}
      name="stateInspection"
      body={() => ({ date, by, file })}
      title={translate('duty.statement.title')}
      onClose={onClose}
    >
      {(problems) => (
        <>
          <DialogContentText>{translate('duty.statement.text')}</DialogContentText>
          <DayField
            label={translate('resources.inspectionDuties.fields.statedDate')}
            value={date}
            isDisabled={false}
            isRequired
            problem={problems.date}
            onChange={setDate}
          />
          <TextField
            label={translate('resources.inspectionDuties.fields.statedBy')}
            value={by}
            required
            error={problems.by !== undefined}
            helperText={problems.by}
            slotProps={{ htmlInput: { maxLength: 200 } }}
            onChange={(event) => setBy(event.target.value)}
          />
          <div>
            <FormLabel component="p" required sx={{ fontSize: '0.8125rem', mb: 0.5 }}>
              {translate('resources.inspectionDuties.fields.statedFile')}
            </FormLabel>
            <StatementFile file={file} onChange={setFile} />
            {problems.file && <FormHelperText error>{problems.file}</FormHelperText>}
          </div>
        </>
      )}
    </DutyDialog>
  );
}

interface StatementFileProps {
  file: FileValue | null;
  onChange: (file: FileValue | null) => void;
}

function StatementFile({ file, onChange }: StatementFileProps) {
  const { maxUploadMb } = useActor();
  const translate = useTranslate();
  const label = translate('resources.inspectionDuties.fields.statedFile');
  if (file) return <Chip label={file.name} onDelete={() => onChange(null)} sx={{ maxWidth: '100%' }} />;
  return (
    <FileDrop label={label} maxUploadMb={maxUploadMb} onUploaded={(files) => onChange(files[0] ?? null)} />
  );
}
