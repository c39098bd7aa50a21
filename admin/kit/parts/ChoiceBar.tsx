import { type SxProps, type Theme, ToggleButton, ToggleButtonGroup } from '@mui/material';

interface ChoiceBarProps<V extends string> {
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
  sx?: SxProps<Theme>;
  /** Of each button. */
  buttonSx?: { [name: string]: unknown };
}

/** A row of buttons of which one is always chosen. */
export function ChoiceBar<V extends string>(props: ChoiceBarProps<V>) {
  const { label, value, options, onChange, sx, buttonSx } = props;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      // A click on the chosen button yields null.
      onChange={(_event, next: V | null) => next !== null && onChange(next)}
      aria-label={label}
      sx={sx}
    >
      {options.map((option) => (
        <ToggleButton
          key={option.value}
          value={option.value}
          sx={{
            px: { xs: 1, sm: 1.5 },
            fontSize: '0.8125rem',
            lineHeight: 1.2,
            backgroundColor: 'background.paper',
            minHeight: 40,
            ...buttonSx,
          }}
        >
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
