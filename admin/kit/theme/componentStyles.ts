import type { Components, Theme } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { dialogStyles } from './dialogStyles';
import { forcedColors } from './forcedColors';
import { listRegion } from './listRegion';
import { PopperInPlace } from './PopperInPlace';

const quiet = ({ theme }: { theme: Theme }) => ({ border: `1px solid ${theme.palette.divider}` });

/** A long label ends before the arrow or the calendar of its field. */
const shortLabel = {
  '& .MuiInputLabel-root:not(.MuiInputLabel-shrink)': { maxWidth: 'calc(100% - 56px)' },
} as const;

/** Overrides for MUI and react-admin: flat, dense, visible focus. `thumb` is the media rule for touch-sized targets. */
export const componentStyles = (thumb: string): Components<Theme> => ({
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      // The browser's own focus ring is thin and nearly invisible in dark mode.
      'a:focus-visible, ul:focus-visible, [role="region"]:focus-visible': {
        outline: `2px solid ${theme.palette.primary.main}`,
        outlineOffset: 2,
      },
      body: { fontVariantNumeric: 'tabular-nums', textRendering: 'optimizeLegibility', overflowY: 'scroll' },
      '@media (forced-colors: active)': forcedColors,
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          transitionDuration: '0.01ms !important',
          animationDuration: '0.01ms !important',
          // An endless animation of this duration would flicker at each frame.
          animationIterationCount: '1 !important',
        },
      },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        // A bare button would use the browser's default font.
        fontFamily: theme.typography.fontFamily,
        '&.Mui-focusVisible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, size: 'small' },
    styleOverrides: {
      // On the narrowest phones, and with large text on others, two lines are better than a truncated word.
      root: {
        whiteSpace: 'nowrap',
        '@media (max-width: 22.49em)': { whiteSpace: 'normal', lineHeight: 1.3 },
        // A link that looks like a button, too, has its two lines in the middle.
        textAlign: 'center',
      },
      sizeSmall: { padding: '5px 12px', minHeight: 34, fontSize: '0.875rem', [thumb]: { minHeight: 44 } },
      sizeLarge: { [thumb]: { minHeight: 44 } },
      text: { paddingInline: 10 },
    },
  },
  MuiIconButton: {
    defaultProps: { size: 'small' },
    styleOverrides: { sizeSmall: { padding: 7, [thumb]: { padding: 12 } } },
  },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none', fullWidth: true } },
  MuiInputLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&.MuiInputLabel-sizeSmall:not(.MuiInputLabel-shrink)': {
          [thumb]: { transform: 'translate(14px, 12px) scale(1)' },
        },
        '&:not(.Mui-error)': { color: theme.palette.text.secondary },
        '&.Mui-focused:not(.Mui-error)': { color: theme.palette.primary.main },
      }),
      asterisk: ({ theme }) => ({ color: theme.palette.error.main }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.palette.background.paper,
        [thumb]: { minHeight: 46 },
        '&.Mui-disabled': { backgroundColor: theme.palette.background.default },
      }),
      notchedOutline: ({ theme }) => ({
        borderColor: theme.palette.outline,
      }),
    },
  },
  MuiPickersTextField: { styleOverrides: { root: shortLabel } },
  // Date fields consist of several inputs; they get the look of text fields.
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.palette.background.paper, [thumb]: { minHeight: 46 } }),
      notchedOutline: ({ theme }) => ({ borderColor: theme.palette.outline }),
    },
  },
  // MUI 9 calls these colours `textSecondary`; in `sx` notation they silently stay black.
  MuiTypography: {
    variants: [
      { props: { color: 'text.secondary' }, style: ({ theme }) => ({ color: theme.palette.text.secondary }) },
      { props: { color: 'text.disabled' }, style: ({ theme }) => ({ color: theme.palette.text.disabled }) },
    ],
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 2, marginTop: 3, lineHeight: 1.35 } } },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' }, outlined: quiet },
  },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  ...dialogStyles,
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({ border: `1px solid ${theme.palette.divider}`, boxShadow: theme.shadows[6] }),
    },
  },
  MuiSelect: { defaultProps: { MenuProps: { slotProps: { root: listRegion } } } },
  MuiMenuItem: {
    styleOverrides: { root: { fontSize: '0.875rem', minHeight: 34, [thumb]: { minHeight: 44 } } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.palette.divider, fontSize: '0.84375rem', lineHeight: 1.4 }),
      sizeSmall: { padding: '7px 10px', [thumb]: { paddingBlock: 12 } },
      head: ({ theme }) => ({
        fontWeight: 600,
        fontSize: '0.78125rem',
        color: theme.palette.text.secondary,
        backgroundColor: theme.palette.background.paper,
        whiteSpace: 'nowrap',
      }),
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: ({ theme }) => ({ '&.Mui-active, &:hover, &:focus': { color: theme.palette.text.primary } }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: { [thumb]: { minHeight: 48 }, minHeight: 42, padding: '6px 14px', fontWeight: 550, minWidth: 0 },
    },
  },
  // At an end the arrow that leads nowhere gives its room to the tabs, which stay in line with what is below them.
  MuiTabs: {
    styleOverrides: { root: { minHeight: 42 }, scrollButtons: { '&.Mui-disabled': { display: 'none' } } },
  },
  // The remaining part of a progress bar must differ clearly from the completed part.
  MuiLinearProgress: {
    styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.palette.action.selected }) },
  },
  MuiChip: {
    styleOverrides: {
      root: { fontWeight: 500, borderRadius: 5 },
      sizeSmall: { height: 24, fontSize: '0.78125rem' },
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme }) => ({
        maxWidth: '100%',
        // With large text on a phone the buttons stand in two lines, each of which needs a left edge.
        '&.MuiToggleButtonGroup-horizontal': { flexWrap: 'wrap' },
        '& .MuiToggleButtonGroup-middleButton, & .MuiToggleButtonGroup-lastButton': {
          borderLeftColor: theme.palette.divider,
        },
      }),
    },
  },
  MuiListItemButton: { styleOverrides: { root: { [thumb]: { minHeight: 44 } } } },
  MuiToggleButton: { styleOverrides: { root: { [thumb]: { minHeight: 44, minWidth: 44 } } } },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, slots: { popper: PopperInPlace } },
    styleOverrides: { tooltip: { fontSize: '0.78125rem' } },
  },
  MuiAutocomplete: {
    defaultProps: { slots: { popper: PopperInPlace } },
    styleOverrides: {
      root: shortLabel,
      // Background of selected items, also when focused: secondary text on it stays readable.
      option: ({ theme }) => ({
        '&&[aria-selected="true"], &&[aria-selected="true"].Mui-focused': {
          backgroundColor: theme.palette.action.selected,
        },
      }),
      paper: ({ theme }) => ({ border: `1px solid ${theme.palette.divider}`, boxShadow: theme.shadows[6] }),
    },
  },
  MuiSnackbarContent: { styleOverrides: { root: { fontSize: '0.875rem' } } },
  MuiAlert: {
    styleOverrides: {
      // Action buttons wrap below the text when they need room; a single close button does not.
      root: {
        borderRadius: 6,
        flexWrap: 'wrap',
        '&:has(> .MuiAlert-action > .MuiIconButton-root:only-child)': { flexWrap: 'nowrap' },
      },
      message: ({ theme }) => ({
        color: theme.palette.text.primary,
        flex: '1 1 12rem',
        minWidth: 0,
        overflow: 'visible',
        overflowWrap: 'anywhere',
      }),
    },
    variants: (['error', 'warning', 'info', 'success'] as const).flatMap((severity) => [
      // Snackbar with icon; text and background in the severity's colours.
      {
        props: { severity, variant: 'filled' as const },
        style: { flexWrap: 'nowrap', '& .MuiAlert-message': { color: 'inherit', flexBasis: 'auto' } },
      },
      {
        props: { severity, variant: 'outlined' as const },
        style: ({ theme }: { theme: Theme }) => ({
          borderColor: theme.palette[severity].main,
          backgroundColor: theme.palette.background.paper,
          '& .MuiAlert-icon': { color: theme.palette[severity].main },
        }),
      },
      // Background of chips in this colour; MUI's own is nearly black in dark mode. As the chip's text colour derives
      // from it too, a button inside would look disabled.
      {
        props: { severity, variant: 'standard' as const },
        style: ({ theme }: { theme: Theme }) => ({
          color: theme.palette.text.primary,
          backgroundColor: theme.palette[severity].light,
          '& .MuiAlert-icon': { color: theme.palette[severity].main },
        }),
      },
    ]),
  },
  // Inline padding does not change the layout, but enlarges the touch target.
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: { root: { [thumb]: { paddingBlock: 4 } } },
  },
  // react-admin sets grey backgrounds on skeletons and toolbars.
  RaDataTable: { styleOverrides: { root: { '& .RaDataTable-tableWrapper': { overflowX: 'auto' } } } },
});
