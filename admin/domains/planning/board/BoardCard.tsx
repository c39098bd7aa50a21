import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import DragIndicatorOutlined from '@mui/icons-material/DragIndicatorOutlined';
import { Box, IconButton, Link, Stack, Typography } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { mayEver } from '@plumbline/resources/language/permissions';
import { conflictsOf } from '@plumbline/resources/rules/planning/planningBoard';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useActor } from '../../../data/session/ActorProvider';
import { planningPath } from '../planningPaths';
import { ConflictMarks } from './ConflictMarks';
import { cardId } from './cardId';
import type { Board, BoardEntry } from './useBoard';
import type { BoardChange, BoardItem } from './useBoardDrop';
import type { useBoardMove } from './useBoardMove';
import type { BoardRows } from './useBoardPlace';
import { useBoardWords } from './useBoardWords';
import { useResize } from './useResize';

interface BoardCardProps {
  entry: BoardEntry;
  by: BoardRows;
  board: Board;
  /** It began in an earlier column. */
  isContinued: boolean;
  daysPerColumn: number;
  mover: ReturnType<typeof useBoardMove<BoardItem>>;
  onChange: (entry: BoardEntry, change: BoardChange) => void;
}

/** An appointment on the board: its handle moves it, and with Shift and arrow keys changes its length. */
export function BoardCard({ entry, by, board, isContinued, daysPerColumn, mover, onChange }: BoardCardProps) {
  const translate = useTranslate();
  const words = useBoardWords();
  // Who may change any appointment may change those that are shown; the server has the last word.
  const mayMove = mayEver(entities.auditPlannings, 'update', useActor());
  const resize = useResize({ daysPerColumn, onResize: (days) => onChange(entry, { days }) });
  const isDone = entry.state === 'finished';
  const isMovable = !isDone && !isContinued && mayMove;
  const item: BoardItem = { kind: 'appointment', entry };
  const { held } = mover;
  const isHeld = held?.item.kind === 'appointment' && held.item.entry.id === entry.id;
  const days = words.days(entry.datePlanned, entry.dateUntil);
  const place = entry.locationName ?? entry.title ?? translate('planning.board.unseen');
  const inspector = board.inspectors.find(({ id }) => id === entry.auditor)?.name;
  const handle = mover.handle(item);
  const keyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (!event.shiftKey || step === 0 || isHeld) return handle.onKeyDown(event);
    event.preventDefault();
    onChange(entry, { days: step });
  };
  return (
    <Box
      {...(isMovable ? mover.body(item) : {})}
      sx={{
        position: 'relative',
        border: 1,
        borderColor: isHeld ? 'primary.main' : 'divider',
        borderLeft: 4,
        borderLeftColor: isDone ? 'success.main' : 'primary.main',
        borderRadius: 1,
        backgroundColor: 'background.paper',
        opacity: isHeld || isContinued ? 0.6 : 1,
        cursor: isMovable ? 'grab' : 'default',
        userSelect: isMovable ? 'none' : 'auto',
        p: 0.5,
        pr: isMovable ? 1.25 : 0.5,
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 0.25 }}>
        {isMovable && (
          <IconButton
            {...handle}
            id={cardId(entry.id)}
            onKeyDown={keyDown}
            aria-label={translate('planning.board.handle', { place, days })}
            aria-describedby="board-help"
            aria-pressed={isHeld}
            sx={{ p: 0.25, ml: -0.25, cursor: 'grab', color: 'text.secondary' }}
          >
            <DragIndicatorOutlined sx={{ fontSize: 20 }} />
          </IconButton>
        )}
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Link
            component={RouterLink}
            to={planningPath(entry.id)}
            color="text.primary"
            sx={{ fontWeight: 600, fontSize: '0.8125rem', overflowWrap: 'anywhere', py: '2px' }}
          >
            {place}
          </Link>
          <Typography
            variant="caption"
            color="text.secondary"
            sx={{ display: 'block', lineHeight: 1.35, overflowWrap: 'anywhere', hyphens: 'auto' }}
          >
            {[
              days,
              by === 'inspectors' ? entry.ownerName : inspector,
              translate(`choices.auditType.${entry.type}`),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
          <Typography
            variant="caption"
            sx={{ display: 'block', lineHeight: 1.35, overflowWrap: 'anywhere', hyphens: 'auto' }}
          >
            {words.load(entry)}
            {resize.days !== 0 && ` · ${translate('planning.board.resized', { days: signed(resize.days) })}`}
          </Typography>
        </Box>
      </Stack>
      {isDone && (
        <Typography
          variant="caption"
          sx={{ display: 'flex', gap: 0.5, color: 'success.main', fontWeight: 600, hyphens: 'auto' }}
        >
          <CheckCircleOutlined aria-hidden sx={{ fontSize: 16 }} />
          {translate('choices.planningState.finished')}
        </Typography>
      )}
      {!isDone && !isContinued && (
        <ConflictMarks
          conflicts={conflictsOf(entry, { all: board.appointments, absences: board.absences })}
        />
      )}
      {isMovable && (
        <Box
          aria-hidden
          onPointerDown={resize.onPointerDown}
          sx={{
            position: 'absolute',
            insetBlock: 4,
            right: 0,
            width: 10,
            cursor: 'ew-resize',
            touchAction: 'none',
            '&::after': {
              content: '""',
              position: 'absolute',
              insetBlock: '30%',
              left: 4,
              borderLeft: 2,
              borderColor: 'divider',
            },
          }}
        />
      )}
    </Box>
  );
}

const signed = (days: number): string => (days > 0 ? `+${days}` : String(days));
