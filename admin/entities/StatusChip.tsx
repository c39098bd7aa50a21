import type { SvgIconComponent } from '@mui/icons-material';
import { type SxProps, styled, type Theme } from '@mui/material';

export type Tone = 'neutral' | 'success' | 'warning' | 'error' | 'info';
interface StatusChipProps {
  tone: Tone;
  icon: SvgIconComponent;
  label: string;
  size?: 'small' | 'medium';
  sx?: SxProps<Theme>;
}

/** A state by colour, label and icon: none of the three alone. */
export function StatusChip({ tone, icon: Icon, label, size = 'small', sx }: StatusChipProps) {
  return (
    <Chip className={`${tone} ${size}`} sx={sx}>
      <Icon aria-hidden style={size === 'small' ? smallIcon : icon} />
      <span>{label}</span>
    </Chip>
  );
}

const icon = { fontSize: 18, flexShrink: 0 } as const;
const smallIcon = { ...icon, fontSize: 15 } as const;

// Styled once for all: a page of a list has dozens.
const Chip = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  maxWidth: '100%',
  verticalAlign: 'middle',
  paddingInline: 10,
  paddingBlock: 2,
  minHeight: 32,
  borderRadius: 5,
  fontSize: '0.875rem',
  fontWeight: 550,
  lineHeight: 1.25,
  textAlign: 'left',
  color: theme.palette.text.secondary,
  backgroundColor: theme.palette.action.selected,
  '@media print': { border: '1px solid currentColor' },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '&.small': { paddingInline: 7, minHeight: 23, fontSize: '0.78125rem' },
  ...Object.fromEntries(
    (['success', 'warning', 'error', 'info'] as const).map((tone) => [
      `&.${tone}`,
      { color: theme.palette[tone].main, backgroundColor: theme.palette[tone].light },
    ]),
  ),
}));
