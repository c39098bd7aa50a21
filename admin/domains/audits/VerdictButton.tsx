import type { SvgIconComponent } from '@mui/icons-material';
import { ButtonBase, type SxProps, type Theme } from '@mui/material';
import type { ReactNode } from 'react';

interface VerdictButtonProps {
  tone: 'success' | 'warning' | 'error';
  icon: SvgIconComponent | undefined;
  iconSize: number;
  isChosen: boolean;
  isDisabled: boolean;
  onClick: () => void;
  children: ReactNode;
  /** Layout of icon and text. */
  sx: SxProps<Theme>;
}

/** One of several results, with colour, icon and text; filled when chosen. */
export function VerdictButton({
  tone,
  icon: Icon,
  iconSize,
  isChosen,
  isDisabled,
  onClick,
  children,
  sx,
}: VerdictButtonProps) {
  return (
    <ButtonBase
      aria-pressed={isChosen}
      disabled={isDisabled}
      onClick={onClick}
      sx={[
        (theme) => ({
          fontFamily: 'inherit',
          borderRadius: '8px',
          border: '1.5px solid',
          touchAction: 'manipulation',
          borderColor: isChosen ? theme.palette[tone].main : theme.palette.outline,
          backgroundColor: isChosen ? theme.palette[tone].main : theme.palette.background.paper,
          color: isChosen ? theme.palette[tone].contrastText : theme.palette.text.primary,
          '&.Mui-disabled': { opacity: isChosen ? 1 : 0.5 },
        }),
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {Icon && (
        <Icon
          aria-hidden
          sx={(theme) => ({ fontSize: iconSize, color: isChosen ? 'inherit' : theme.palette[tone].main })}
        />
      )}
      {children}
    </ButtonBase>
  );
}
