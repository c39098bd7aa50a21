import { DialogContentText, TextField } from '@mui/material';
import type { InspectionDuty } from '@plumbline/resources/entities/inspectionDuties';
import { latestNextDate } from '@plumbline/resources/rules/duties/deriveDuties';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../data/words/useFormat';
import { DayField } from '../../entities/inputs/DayField';
import { DutyDialog } from './DutyDialog';

interface NextDateDialogProps {
  duty: InspectionDuty;
  onClose: () => void;
}

/** Sets the next date of a duty manually; a date later than the interval allows requires a reason. */
export function NextDateDialog({ duty, onClose }: NextDateDialogProps) {
  const translate = useTranslate();
  const format = useFormat();
  const [nextDate, setNextDate] = useState<string | null>(duty.agreedDate ?? duty.nextDate);
  const [reason, setReason] = useState(duty.agreedReason ?? '');
  const latest = latestNextDate(duty);
  return (
    <DutyDialog
      duty={duty}
      name="setNextDate"
      body={() => ({ nextDate, reason })}
      title={translate('duty.nextDate.title')}
      onClose={onClose}
    >
      {(problems) => (
        <>
          <DialogContentText>
            {translate('duty.nextDate.text', { date: latest ? format.date(latest) : '–' })}
          </DialogContentText>
          <DayField
            label={translate('resources.inspectionDuties.fields.nextDate')}
            value={nextDate}
            isDisabled={false}
            problem={problems.nextDate}
            onChange={setNextDate}
          />
          <TextField
            label={translate('resources.inspectionDuties.fields.agreedReason')}
            value={reason}
            multiline
            minRows={2}
            error={problems.reason !== undefined}
            helperText={problems.reason}
            slotProps={{ htmlInput: { maxLength: 300 } }}
            onChange={(event) => setReason(event.target.value)}
          />
        </>
      )}
    </DutyDialog>
  );
}
