import CheckRounded from '@mui/icons-material/CheckRounded';
import { Box } from '@mui/material';
import type { Deficiency } from '@plumbline/resources/entities/deficiencies';
import { cellOf, levelsFromTop, type RackCell, type RackGrid } from '@plumbline/resources/rules/racks/index';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslate } from 'react-admin';
import { dangerColors } from '../../entities/dangerColors';
import { usePositionWords } from './usePositionWords';

export type RackMark = Pick<Deficiency, 'bay' | 'level' | 'dangerLevel'>;

interface RackFrontProps {
  grid: RackGrid;
  /** Deficiencies; those whose position is not on this front are left out. */
  found: readonly RackMark[];
  label: string;
  chosen?: RackCell | null;
  isDisabled?: boolean;
  onChoose: (cell: RackCell) => void;
}

const floorFill =
  'repeating-linear-gradient(135deg, transparent 0 6px, color-mix(in srgb, currentcolor 16%, transparent) 6px 8px)';

/**
 * The front of a rack: bays side by side, levels one above the other, cells with deficiencies in the colour of the worst
 * with their number. Arrow keys move, Enter or a tap chooses. Long racks scroll sideways.
 */
export function RackFront({
  grid,
  found,
  label,
  chosen = null,
  isDisabled = false,
  onChoose,
}: RackFrontProps) {
  const translate = useTranslate();
  const words = usePositionWords();
  const container = useRef<HTMLDivElement>(null);
  const levels = levelsFromTop(grid);
  const columns = grid.bays.map((name, index) => ({ name, bay: index + 1 }));
  const cells = useMemo(() => marksByCell(grid, found), [grid, found]);
  const [at, setAt] = useState<RackCell>(() => chosen ?? firstMarked(cells) ?? { bay: 1, level: 1 });

  // Only sideways: the page itself must not jump.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where it begins.
  useEffect(() => {
    const box = container.current;
    const cell = box && elementAt(box, at);
    if (box && cell) box.scrollLeft = Math.max(0, cell.offsetLeft - box.clientWidth / 2);
  }, []);

  const onClick = (event: MouseEvent) => {
    const cell = cellUnder(event.target);
    if (!cell || isDisabled) return;
    setAt(cell);
    onChoose(cell);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const isChoosing = event.key === 'Enter' || event.key === ' ';
    if (!step && !isChoosing) return;
    event.preventDefault();
    event.stopPropagation();
    if (!step) {
      if (!isDisabled) onChoose(at);
      return;
    }
    const moved = {
      bay: clamp(at.bay + step.bay, 1, grid.bays.length),
      level: clamp(at.level + step.level, 0, grid.levels),
    };
    setAt(moved);
    if (container.current) elementAt(container.current, moved)?.focus();
  };

  return (
    <Box
      ref={container}
      role="grid"
      aria-label={label}
      aria-readonly={isDisabled}
      tabIndex={-1}
      onClick={onClick}
      onKeyDown={onKeyDown}
      sx={{
        position: 'relative',
        overflowX: 'auto',
        // A swipe along the rack is not one to the next section.
        overscrollBehaviorX: 'contain',
        touchAction: 'pan-x pan-y',
        border: 1,
        borderColor: 'divider',
        borderRadius: '8px',
        backgroundColor: 'background.paper',
        pb: 0.5,
      }}
    >
      <Box sx={{ width: 'max-content', minWidth: '100%' }}>
        <Row>
          <Head />
          {columns.map(({ name, bay }) => (
            <Box
              key={bay}
              role="columnheader"
              aria-label={words.bay(name)}
              title={name.length > 5 ? name : undefined}
              sx={{ ...cellSize, ...headText, height: 28, overflow: 'hidden', textOverflow: 'ellipsis' }}
            >
              {name}
            </Box>
          ))}
        </Row>
        {levels.map((level) => (
          <Row key={level}>
            <Head role="rowheader">{level === 0 ? words.floor : level}</Head>
            {columns.map(({ name, bay }) => {
              const marks = cells.get(keyOf({ bay, level })) ?? [];
              const isChosen = chosen?.bay === bay && chosen.level === level;
              const worst = marks[0];
              const colours = worst ? dangerColors[worst.dangerLevel] : undefined;
              return (
                <Box
                  key={bay}
                  role="gridcell"
                  data-cell={keyOf({ bay, level })}
                  tabIndex={at.bay === bay && at.level === level ? 0 : -1}
                  aria-selected={isChosen}
                  aria-label={[
                    words.bay(name),
                    level === 0 ? words.floor : words.level(String(level)),
                    worst
                      ? `${translate('rack.found', { smart_count: marks.length })} (${translate(`audit.danger.${worst.dangerLevel}.name`).toLocaleLowerCase()})`
                      : translate('rack.empty'),
                  ].join(', ')}
                  sx={(theme) => ({
                    ...cellSize,
                    height: 44,
                    borderLeft: `3px solid ${theme.palette.text.secondary}`,
                    borderRight:
                      bay === grid.bays.length ? `3px solid ${theme.palette.text.secondary}` : undefined,
                    borderBottom: `${level === 0 ? 2 : 4}px solid ${theme.palette.text.disabled}`,
                    background: colours?.fill ?? (level === 0 ? floorFill : 'none'),
                    color: colours?.text ?? 'text.secondary',
                    cursor: isDisabled ? 'default' : 'pointer',
                    fontWeight: 700,
                    userSelect: 'none',
                    WebkitTapHighlightColor: 'transparent',
                    ...(isChosen
                      ? { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: '-3px' }
                      : {}),
                    '&:focus-visible': {
                      outline: `3px solid ${theme.palette.primary.main}`,
                      outlineOffset: '-3px',
                    },
                    '&:hover': isDisabled
                      ? {}
                      : { boxShadow: `inset 0 0 0 2px ${theme.palette.primary.main}` },
                  })}
                >
                  {marks.length > 0 ? (
                    marks.length
                  ) : isChosen ? (
                    <CheckRounded fontSize="small" color="primary" />
                  ) : null}
                </Box>
              );
            })}
          </Row>
        ))}
      </Box>
    </Box>
  );
}

const cellSize = {
  flex: '1 0 44px',
  minWidth: 44,
  maxWidth: 96,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
} as const;
const headText = {
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: 'text.secondary',
  whiteSpace: 'nowrap',
} as const;

function Row({ children }: { children: ReactNode }) {
  return (
    <Box role="row" sx={{ display: 'flex' }}>
      {children}
    </Box>
  );
}

/** Stays in sight while the bays scroll. */
function Head({ children, role }: { children?: ReactNode; role?: 'rowheader' }) {
  return (
    <Box
      role={role ?? 'columnheader'}
      sx={{
        ...headText,
        position: 'sticky',
        left: 0,
        zIndex: 1,
        flex: '0 0 auto',
        width: 76,
        px: 0.75,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        backgroundColor: 'background.paper',
      }}
    >
      {children}
    </Box>
  );
}

const keyOf = ({ bay, level }: RackCell): string => `${bay}.${level}`;
const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
const steps: Readonly<Record<string, RackCell>> = {
  ArrowLeft: { bay: -1, level: 0 },
  ArrowRight: { bay: 1, level: 0 },
  ArrowUp: { bay: 0, level: 1 },
  ArrowDown: { bay: 0, level: -1 },
  Home: { bay: -100, level: 0 },
  End: { bay: 100, level: 0 },
};

const elementAt = (box: HTMLElement, cell: RackCell) =>
  box.querySelector<HTMLElement>(`[data-cell="${keyOf(cell)}"]`);

function cellUnder(target: EventTarget): RackCell | null {
  const key =
    target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset.cell : undefined;
  if (!key) return null;
  const [bay = 0, level = 0] = key.split('.').map(Number);
  return { bay, level };
}

const worstFirst: readonly Deficiency['dangerLevel'][] = ['red', 'orange', 'green'];

function marksByCell(grid: RackGrid, found: readonly RackMark[]): Map<string, RackMark[]> {
  const cells = new Map<string, RackMark[]>();
  for (const mark of found) {
    const cell = cellOf(mark, grid);
    if (!cell) continue;
    const marks = [...(cells.get(keyOf(cell)) ?? []), mark];
    cells.set(
      keyOf(cell),
      marks.sort((a, b) => worstFirst.indexOf(a.dangerLevel) - worstFirst.indexOf(b.dangerLevel)),
    );
  }
  return cells;
}

function firstMarked(cells: ReadonlyMap<string, RackMark[]>): RackCell | undefined {
  const [first] = cells.values();
  const { bay, level } = first?.[0] ?? {};
  return typeof bay === 'number' && typeof level === 'number' ? { bay, level } : undefined;
}
