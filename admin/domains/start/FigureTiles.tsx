import { styled } from '@mui/material';
import { type Board, figuresOf } from '@plumbline/resources/rules/dashboard/figures';
import { useTranslate } from 'react-admin';
import { useActor } from '../../data/session/ActorProvider';
import { today } from '../../data/words/due';
import { CountTile } from './CountTile';
import type { Dashboard } from './useDashboard';

// Among the first elements rendered: one style for all tiles, and plain elements inside.
const Tiles = styled('ul')(({ theme: { breakpoints, palette, shape } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 10,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(168px, 1fr))' },
  '& li': {
    overflow: 'hidden',
    border: `1px solid ${palette.divider}`,
    borderRadius: shape.borderRadius,
    backgroundColor: palette.background.paper,
  },
  '& a': {
    boxSizing: 'border-box',
    height: '100%',
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: 4,
    padding: 10,
    [breakpoints.up('sm')]: { padding: 14 },
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { backgroundColor: palette.action.hover },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
  },
  '& .said': { minWidth: 0 },
  '& .count': {
    fontSize: '1.625rem',
    fontWeight: 600,
    lineHeight: 1.15,
    letterSpacing: '-0.02em',
    color: palette.text.primary,
  },
  '& .name': {
    marginTop: 2,
    fontSize: '0.84375rem',
    lineHeight: 1.5,
    color: palette.text.secondary,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  '& svg': { flexShrink: 0, fontSize: 22, color: palette.text.disabled },
  ...Object.fromEntries(
    (['success', 'warning', 'error'] as const).map((tone) => [
      `& .${tone} :is(.count, svg)`,
      { color: palette[tone].main },
    ]),
  ),
}));

/** The figures of a dashboard as tiles; placeholders keep their place while loading. */
export function FigureTiles({ board, dashboard }: { board: Board; dashboard: Dashboard | undefined }) {
  const translate = useTranslate();
  const actor = useActor();
  // Entities that are not on the device cannot be counted.
  const figures = figuresOf(board, today(), actor).filter(
    ({ name }) => !dashboard?.isLocal || name in dashboard.figures,
  );
  return (
    <Tiles data-tour="due" aria-label={translate('shell.start.due')}>
      {figures.map((figure) => (
        <CountTile
          key={figure.name}
          figure={figure}
          count={dashboard?.figures[figure.name]}
          isPending={dashboard === undefined}
        />
      ))}
    </Tiles>
  );
}
