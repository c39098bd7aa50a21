import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { memo, useEffect, useState } from 'react';
import { DateLanguage } from '../entities/inputs/DateLanguage';
import { dateToDay, dayToDate, notADate } from '../entities/inputs/dayText';

export interface DayFieldProps {
  label: string;
  value: string | null;
  isDisabled?: boolean;
  isRequired?: boolean;
  helperText?: string | undefined;
  problem?: string | undefined;
  onChange: (day: string | null) => void;
}

/** A day as people of the language write it; half a date changes nothing. */
export const DayPicker = memo(function DayPicker({
  label,
  value,
  isDisabled = false,
  isRequired = false,
  helperText,
  problem,
  onChange,
}: DayFieldProps) {
  const [date, setDate] = useState(() => dayToDate(value));
  useEffect(() => setDate((typed) => (dateToDay(typed) === value ? typed : dayToDate(value))), [value]);
  return (
    <DateLanguage>
      <DatePicker
        label={label}
        value={date}
        disabled={isDisabled}
        onChange={(next) => {
          setDate(next);
          const day = dateToDay(next);
          if (day !== notADate) onChange(day);
        }}
        slotProps={{
          textField: {
            size: 'small',
            sx: { '& .MuiPickersInputBase-root': { backgroundColor: 'background.paper' } },
            fullWidth: true,
            required: isRequired,
            helperText: problem ?? helperText,
            ...(problem ? { error: true } : {}),
          },
          field: { clearable: !isRequired },
          actionBar: { actions: ['today', ...(isRequired ? [] : ['clear' as const]), 'accept'] },
        }}
      />
    </DateLanguage>
  );
});
