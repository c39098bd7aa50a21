import { Box, CircularProgress, Stack, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { FileValue } from '@plumbline/resources/language/fields/field';
import {
  type MarkKind,
  type PhotoMark,
  photoLimits,
} from '@plumbline/resources/language/fields/types/photoNotes';
import { type PointerEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FilePlace } from '../../../data/files/fileAddress';
import { MarksOverlay } from '../../../data/files/MarksOverlay';
import { useFileContent } from '../../../data/files/useFileContent';
import { DrawingCursor } from './DrawingCursor';
import { DrawingTools } from './DrawingTools';
import { isVisible, markFrom, placeIn, withLastText } from './drawMark';
import { useKeyDrawing } from './useKeyDrawing';

interface DrawingBoardProps {
  place: FilePlace;
  photo: FileValue;
  marks: readonly PhotoMark[];
  onChange: (marks: PhotoMark[]) => void;
}

/**
 * A photo in full size to draw on. The marks are kept beside the picture, which is never changed. An own part, because
 * screen and report need the same drawing, which libraries for canvases do not give the server.
 */
export function DrawingBoard({ place, photo, marks, onChange }: DrawingBoardProps) {
  const translate = useTranslate();
  const { url, error } = useFileContent(place, photo.hash);
  const [picture, setPicture] = useState<{ width: number; height: number } | null>(null);
  const [tool, setTool] = useState<MarkKind | null>(null);
  const [stroke, setStroke] = useState<PhotoMark | null>(null);
  const [text, setText] = useState('');
  const hintId = useId();

  const at = (event: PointerEvent<HTMLElement>) =>
    placeIn(event.currentTarget.getBoundingClientRect(), event);
  const finish = (mark: PhotoMark) => {
    onChange([...marks, mark]);
    setText('');
    setStroke(null);
  };
  const keys = useKeyDrawing({ tool, text, marks, stroke, onStroke: setStroke, onDrawn: finish });
  const begin = (event: PointerEvent<HTMLElement>) => {
    keys.onPointer();
    if (!tool || marks.length >= photoLimits.marks) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setStroke(markFrom(tool, at(event), at(event), tool === 'text' ? text : ''));
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (stroke) setStroke(markFrom(stroke.kind, { x: stroke.x1, y: stroke.y1 }, at(event), stroke.text));
  };
  const end = () => {
    if (!stroke) return;
    if (isVisible(stroke)) return finish(stroke);
    setText('');
    setStroke(null);
  };
  return (
    <Stack sx={{ gap: 1 }}>
      <DrawingTools
        tool={tool}
        text={text}
        canUndo={marks.length > 0}
        onTool={setTool}
        onText={(typed) => {
          setText(typed);
          // Of the mark just drawn; a text is placed where the picture is touched next.
          if (marks.length > 0 && tool !== 'text') onChange(withLastText(marks, typed));
        }}
        onUndo={() => onChange(marks.slice(0, -1))}
      />
      <Box
        sx={{ display: 'grid', placeItems: 'center', minHeight: 200, backgroundColor: 'background.default' }}
      >
        {error && (
          <Typography role="alert" sx={{ p: 3 }}>
            {translate('shell.files.notLoaded', { name: photo.name })}
          </Typography>
        )}
        {!error && !url && <CircularProgress aria-label={translate('shell.files.loading')} />}
        {url && (
          <Box
            data-testid="board"
            {...keys.board}
            aria-describedby={hintId}
            onPointerDown={begin}
            onPointerMove={move}
            onPointerUp={end}
            onPointerCancel={() => setStroke(null)}
            sx={{
              position: 'relative',
              // A finger draws only with a tool; otherwise it scrolls.
              touchAction: tool ? 'none' : 'auto',
              cursor: tool ? 'crosshair' : 'default',
              userSelect: 'none',
              '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
            }}
          >
            <Box
              component="img"
              src={url}
              alt={photo.caption || photo.name}
              draggable={false}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                setPicture({ width: naturalWidth, height: naturalHeight })
              }
              sx={{ display: 'block', maxWidth: '100%', maxHeight: '55dvh' }}
            />
            {picture && (
              <MarksOverlay marks={stroke ? [...marks, stroke] : marks} picture={picture} fit="contain" />
            )}
            {keys.cursor && <DrawingCursor {...keys.cursor} />}
          </Box>
        )}
      </Box>
      <Typography id={hintId} variant="caption" color="text.secondary">
        {translate('audit.photos.drawHint')}
      </Typography>
      <Box role="status" sx={visuallyHidden}>
        {keys.said}
      </Box>
    </Stack>
  );
}
