import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { memo, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DateLanguage } from './DateLanguage';
import { dateToDay, dayToDate, notADate } from './dayText';
import { useHalfDate } from './useHalfDate';

export interface DayFieldProps {
  label: string;
  value: string | null;
  isDisabled?: boolean;
  isRequired?: boolean;
  helperText?: string | undefined;
  problem?: string | undefined;
  onChange: (day: string | null) => void;
}

/** A date input in local format; an incomplete date changes nothing and shows an error. */
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
  const [isHalf, setHalf] = useState(false);
  const { written, ...half } = useHalfDate(date, setHalf);
  const translate = useTranslate();
  const wrong = problem ?? (isHalf ? translate('validation.date') : undefined);
  return (
    <DateLanguage>
      <DatePicker
        label={label}
        value={date}
        disabled={isDisabled}
        inputRef={written}
        onChange={(next) => {
          setDate(next);
          setHalf(false);
          const day = dateToDay(next);
          if (day !== notADate) onChange(day);
        }}
        slotProps={{
          textField: {
            size: 'small',
            sx: { '& .MuiPickersInputBase-root': { backgroundColor: 'background.paper' } },
            fullWidth: true,
            required: isRequired,
            helperText: wrong ?? helperText,
            ...(wrong ? { error: true } : {}),
            ...half,
          },
          field: { clearable: !isRequired },
          actionBar: { actions: ['today', ...(isRequired ? [] : ['clear' as const]), 'accept'] },
        }}
      />
    </DateLanguage>
  );
});
