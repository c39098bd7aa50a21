/**
 * For systems with a palette of their own for high contrast, which drop our backgrounds: what is chosen, the length of
 * a bar and the edge of a filled button are drawn in the system's colours.
 */
export const forcedColors = {
  '[aria-pressed="true"]': {
    forcedColorAdjust: 'none',
    backgroundColor: 'Highlight !important',
    '&, & *': { color: 'HighlightText !important' },
  },
  '.MuiButton-contained': { border: '1px solid !important' },
  '.MuiLinearProgress-root': { border: '1px solid' },
  '.MuiLinearProgress-bar': { forcedColorAdjust: 'none' },
} as const;
