import DragIndicatorOutlined from '@mui/icons-material/DragIndicatorOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import { Box, Checkbox, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DueChip } from '../../../entities/DueChip';
import type { Waiting } from './useBoard';
import type { BoardItem } from './useBoardDrop';
import type { useBoardMove } from './useBoardMove';
import { useBoardWords } from './useBoardWords';

interface WaitingItemProps {
  waiting: Waiting;
  isChosen: boolean;
  onToggle: () => void;
  /** What is moved with it. */
  item: BoardItem;
  mover: ReturnType<typeof useBoardMove<BoardItem>>;
  onPlan: () => void;
}

/** What is due at a place for one type of inspection: chosen, dragged onto the board, or planned by button. */
export function WaitingItem({ waiting, isChosen, onToggle, item, mover, onPlan }: WaitingItemProps) {
  const translate = useTranslate();
  const words = useBoardWords();
  const { locationName, ownerName, zip, city, type, count, minutes, firstDue } = waiting;
  const place = locationName ?? translate('planning.board.unseen');
  const name = `${place}, ${translate(`choices.auditType.${type}`)}`;
  const plan = translate('planning.board.plan', { name });
  return (
    <Box
      component="li"
      {...mover.body(item)}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 0.25,
        px: 0.5,
        py: 0.75,
        borderBottom: 1,
        borderColor: 'divider',
        cursor: 'grab',
        userSelect: 'none',
        backgroundColor: isChosen ? 'action.selected' : 'transparent',
      }}
    >
      <Stack sx={{ alignItems: 'center' }}>
        <Checkbox
          size="small"
          checked={isChosen}
          onChange={onToggle}
          sx={{ p: 0.5 }}
          slotProps={{ input: { 'aria-label': name } }}
        />
        <IconButton
          {...mover.handle(item)}
          aria-label={translate('planning.board.waitingHandle', { name })}
          aria-describedby="board-help"
          sx={{ p: 0.5, cursor: 'grab', color: 'text.secondary' }}
        >
          <DragIndicatorOutlined sx={{ fontSize: 20 }} />
        </IconButton>
      </Stack>
      <Box sx={{ flex: 1, minWidth: 0, pt: 0.25 }}>
        <Typography sx={{ fontWeight: 600, fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
          {place}
        </Typography>
        <Typography variant="caption" color="text.secondary" sx={{ display: 'block', lineHeight: 1.35 }}>
          {[ownerName, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(' · ')}
        </Typography>
        <Typography variant="caption" sx={{ display: 'block', lineHeight: 1.5 }}>
          {translate(`choices.auditType.${type}`)} · {words.load({ pieces: count, minutes })}
        </Typography>
        <Box sx={{ fontSize: '0.75rem' }}>
          <DueChip day={firstDue} />
        </Box>
      </Box>
      <Tooltip title={plan}>
        <IconButton aria-label={plan} onClick={onPlan} sx={{ p: 0.75 }}>
          <EventOutlined sx={{ fontSize: 20 }} />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
