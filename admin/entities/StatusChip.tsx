import type { SvgIconComponent } from '@mui/icons-material';
import { Box, type SxProps, type Theme } from '@mui/material';

export type Tone = 'neutral' | 'success' | 'warning' | 'error' | 'info';
interface StatusChipProps {
  tone: Tone;
  icon: SvgIconComponent;
  label: string;
  size?: 'small' | 'medium';
  sx?: SxProps<Theme>;
}

/** A state by colour and word and icon: none of the three carries it alone. */
export function StatusChip({ tone, icon: Icon, label, size = 'small', sx }: StatusChipProps) {
  const isSmall = size === 'small';
  return (
    <Box
      component="span"
      sx={[
        (theme) => ({
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.625,
          maxWidth: '100%',
          verticalAlign: 'middle',
          paddingInline: isSmall ? 0.875 : 1.25,
          minHeight: isSmall ? 23 : 32,
          borderRadius: '5px',
          fontSize: isSmall ? '0.78125rem' : '0.875rem',
          fontWeight: 550,
          lineHeight: 1.25,
          color: tone === 'neutral' ? theme.palette.text.secondary : theme.palette[tone].main,
          backgroundColor: tone === 'neutral' ? theme.palette.action.selected : theme.palette[tone].light,
          '@media print': { border: '1px solid currentColor' },
        }),
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Icon aria-hidden sx={{ fontSize: isSmall ? 15 : 18, flexShrink: 0 }} />
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {label}
      </Box>
    </Box>
  );
}
