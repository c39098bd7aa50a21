import AddRounded from '@mui/icons-material/AddRounded';
import FitScreenOutlined from '@mui/icons-material/FitScreenOutlined';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import { Alert, Box, IconButton, Paper, Tooltip, useTheme } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { LocalRow } from '../../../data/offline';
import { pinLooks, pinSvg } from './pinShapes';
import { createPlanMap, type PlanMapHandle, type Point } from './planMap';
import type { PlanPin } from './planPin';
import { openTiles } from './tileSource';
import { toneColor } from './toneColor';

export interface PlanMapProps {
  plan: LocalRow<'floorPlans'>;
  pins: readonly PlanPin[];
  selected: string | null;
  onSelect: (id: string) => void;
  /** A piece is being placed: arrow keys, Enter and a tap choose the point. */
  placing?: { from: Point | null; onPlace: (point: Point) => void; onCancel: () => void } | null;
  /** Pins may be dragged. */
  onMoved?: ((id: string, point: Point) => void) | undefined;
  height: number | string;
  /** A picture that is not moved. */
  isStill?: boolean;
}

/** The plan of a ready `plan`, with pins. */
export function PlanMap(props: PlanMapProps) {
  const { plan, pins, selected, placing = null, onMoved, height, isStill = false } = props;
  const translate = useTranslate();
  const theme = useTheme();
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<PlanMapHandle>(null);
  const late = useRef(props);
  useEffect(() => {
    late.current = props;
  });
  const [point, setPoint] = useState<Point | null>(null);
  const [hasProblem, setProblem] = useState(false);
  const hash = plan.pack?.hash ?? '';
  const { id, width, height: tall } = plan;

  useEffect(() => {
    if (!element.current || !width || !tall || !hash) return;
    const made = createPlanMap(element.current, {
      size: { width, height: tall },
      source: openTiles({ id, hash }),
      isStill,
      events: {
        onSelect: (pin) => late.current.onSelect(pin),
        onPoint: (at) => late.current.placing?.onPlace(at),
        onDragged: (pin, at) => late.current.onMoved?.(pin, at),
        onProblem: () => setProblem(true),
        onTile: () => setProblem(false),
      },
    });
    map.current = made;
    return () => {
      map.current = null;
      made.remove();
    };
  }, [id, hash, width, tall, isStill]);

  const isEditable = onMoved !== undefined && !placing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a map made anew is filled anew.
  useEffect(() => {
    map.current?.show({
      pins,
      selected,
      isDraggable: isEditable,
      drawPin,
      drawGroup: ({ pins: all }) => `<span class="plan-group">${all.length}</span>`,
      groupLabel: ({ pins: all }) => translate('floorPlans.map.cluster', { smart_count: all.length }),
    });
  }, [pins, selected, isEditable, translate, id, hash]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another choice moves the plan, not moved pins.
  useEffect(() => {
    const pin = pins.find((one) => one.id === selected);
    if (pin && !isStill) map.current?.flyTo(pin);
  }, [selected]);

  const isPlacing = placing !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins and ends with placing alone.
  useEffect(() => {
    map.current?.setKeys(!isPlacing && !isStill);
    const start = isPlacing ? (placing.from ?? map.current?.middle() ?? { x: 0.5, y: 0.5 }) : null;
    setPoint(start);
    if (isPlacing) element.current?.focus();
  }, [isPlacing]);
  useEffect(() => map.current?.mark(point), [point]);

  const choose = (event: KeyboardEvent) => {
    if (!placing || !point) return;
    const step = steps[event.key];
    if (step) {
      const by = event.shiftKey ? 0.001 : 0.01;
      setPoint({ x: clamp(point.x + step.x * by), y: clamp(point.y + step.y * by) });
    } else if (event.key === 'Enter') placing.onPlace(point);
    else if (event.key === 'Escape') placing.onCancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Box
      sx={{
        position: 'relative',
        height,
        isolation: 'isolate',
        ...(isPlacing ? { '& .leaflet-container, & .leaflet-interactive': { cursor: 'crosshair' } } : {}),
        '& .leaflet-container': {
          background: theme.palette.mode === 'dark' ? '#17191a' : '#eef0ee',
          font: 'inherit',
        },
        '& .leaflet-tile-pane':
          theme.palette.mode === 'dark' ? { filter: 'invert(.9) hue-rotate(180deg)' } : {},
        '& .plan-pin': {
          display: 'grid',
          placeItems: 'center',
          filter: 'drop-shadow(0 1px 2px rgba(0,0,0,.45))',
        },
        '& .plan-group': {
          display: 'grid',
          placeItems: 'center',
          minWidth: 34,
          height: 34,
          px: 0.5,
          borderRadius: 17,
          border: '2px solid #fff',
          backgroundColor: theme.palette.mode === 'dark' ? '#3b4a50' : '#37474f',
          color: '#fff',
          fontWeight: 700,
          fontSize: 14,
        },
      }}
    >
      {/* Leaflet adds classes to this element, which React would remove if its own ever changed. */}
      <Box
        ref={element}
        tabIndex={isStill ? -1 : 0}
        role={isStill ? 'img' : 'application'}
        aria-label={
          isStill ? (plan.name ?? '') : translate('floorPlans.map.label', { name: plan.name ?? '' })
        }
        onKeyDown={choose}
        sx={whole}
      />
      {!isStill && (
        <Paper
          elevation={2}
          sx={{
            position: 'absolute',
            right: 8,
            top: 8,
            zIndex: 500,
            display: 'flex',
            flexDirection: 'column',
          }}
        >
          <MapButton label={translate('floorPlans.map.zoomIn')} onClick={() => map.current?.zoomBy(1)}>
            <AddRounded />
          </MapButton>
          <MapButton label={translate('floorPlans.map.zoomOut')} onClick={() => map.current?.zoomBy(-1)}>
            <RemoveRounded />
          </MapButton>
          <MapButton label={translate('floorPlans.map.whole')} onClick={() => map.current?.showWhole()}>
            <FitScreenOutlined />
          </MapButton>
        </Paper>
      )}
      {hasProblem && (
        <Alert severity="warning" sx={{ position: 'absolute', left: 8, right: 64, top: 8, zIndex: 500 }}>
          {translate('floorPlans.map.incomplete')}
        </Alert>
      )}
    </Box>
  );
}

function MapButton({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Tooltip title={label} placement="left">
      <IconButton aria-label={label} onClick={onClick} sx={{ width: 44, height: 44 }}>
        {children}
      </IconButton>
    </Tooltip>
  );
}

const drawPin = ({ kind }: PlanPin, isSelected: boolean): string =>
  pinSvg(kind, toneColor(pinLooks[kind].tone), isSelected ? 40 : 28);

const whole = { position: 'absolute', inset: 0 } as const;

const steps: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const clamp = (value: number): number => Math.min(1, Math.max(0, value));
