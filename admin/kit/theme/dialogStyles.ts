import type { Components, Theme } from '@mui/material/styles';

const phone = '@media (max-width: 599.95px)';
/** Pixels between a dialog and the edge of a phone. */
const gap = 12;

/** Overrides for dialogs: on phones nearly as wide as the window, and the buttons are always in view. */
export const dialogStyles: Pick<
  Components<Theme>,
  'MuiDialog' | 'MuiDialogTitle' | 'MuiDialogContent' | 'MuiDialogActions'
> = {
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.palette.divider}`,
        boxShadow: theme.shadows[8],
        // As variables: a rule for phones on the parts themselves would override what a single dialog sets.
        '--dialog-inset': '24px',
        '--dialog-actions-inset': '20px',
        // A form around content and buttons: its content scrolls instead of the whole dialog.
        '& > form': { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0 },
        // A long label has two lines rather than sticking out.
        [phone]: {
          '--dialog-inset': '16px',
          '--dialog-actions-inset': '16px',
          '& .MuiButton-root': { whiteSpace: 'normal', lineHeight: 1.3 },
        },
        '&.MuiDialog-paperFullScreen': {
          border: 0,
          paddingTop: 'env(safe-area-inset-top)',
          paddingBottom: 'env(safe-area-inset-bottom)',
          paddingLeft: 'env(safe-area-inset-left)',
          paddingRight: 'env(safe-area-inset-right)',
        },
        '&:not(.MuiDialog-paperFullScreen)': {
          [phone]: {
            margin: gap,
            width: `calc(100% - ${2 * gap}px)`,
            maxWidth: `calc(100% - ${2 * gap}px)`,
            maxHeight: `calc(100% - ${2 * gap}px - env(safe-area-inset-top) - env(safe-area-inset-bottom))`,
          },
        },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        fontSize: '1.0625rem',
        fontWeight: 600,
        paddingInline: 'var(--dialog-inset)',
        paddingBottom: 8,
        overflowWrap: 'anywhere',
      },
    },
  },
  MuiDialogContent: { styleOverrides: { root: { paddingInline: 'var(--dialog-inset)' } } },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: { padding: '12px var(--dialog-actions-inset) 16px', gap: 8, flexWrap: 'wrap' },
    },
  },
};
