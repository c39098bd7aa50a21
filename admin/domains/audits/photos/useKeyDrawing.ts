import {
  type MarkKind,
  type PhotoMark,
  photoLimits,
} from '@plumbline/resources/language/fields/types/photoNotes';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isVisible, markFrom, type Point, stepped } from './drawMark';

interface KeyDrawingOptions {
  tool: MarkKind | null;
  text: string;
  marks: readonly PhotoMark[];
  stroke: PhotoMark | null;
  onStroke: (stroke: PhotoMark | null) => void;
  onDrawn: (mark: PhotoMark) => void;
}

/**
 * Drawing by keyboard: arrow keys move a cursor, Enter sets the start and the end of a mark, Escape takes the start
 * back. Each step is told to screen readers.
 */
export function useKeyDrawing({ tool, text, marks, stroke, onStroke, onDrawn }: KeyDrawingOptions) {
  const translate = useTranslate();
  const [cursor, setCursor] = useState<Point | null>(null);
  const [said, setSaid] = useState('');
  const isPointed = useRef(false);
  const name = tool ? translate(`audit.photos.tool.${tool}`) : '';
  const percent = ({ x, y }: Point) => ({ x: Math.round(x * 100), y: Math.round(y * 100) });

  const moveTo = (to: Point) => {
    setCursor(to);
    setSaid(translate('audit.photos.keys.at', percent(to)));
    if (stroke) onStroke(markFrom(stroke.kind, { x: stroke.x1, y: stroke.y1 }, to, stroke.text));
  };
  const cancel = () => {
    onStroke(null);
    setSaid(translate('audit.photos.keys.cancelled'));
  };
  const draw = (kind: MarkKind, at: Point) => {
    if (marks.length >= photoLimits.marks) return setSaid(translate('audit.photos.keys.full'));
    const mark = stroke ?? markFrom(kind, at, at, kind === 'text' ? text : '');
    if (kind === 'text' && !isVisible(mark)) return setSaid(translate('audit.photos.keys.needsText'));
    if (!stroke && kind !== 'text') {
      onStroke(mark);
      return setSaid(translate('audit.photos.keys.started'));
    }
    if (!isVisible(mark)) return cancel();
    onDrawn(mark);
    setSaid(translate('audit.photos.keys.drawn', { tool: name }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!tool) return;
    const at = cursor ?? middle;
    const to = stepped(at, event);
    const isDrawing = event.key === 'Enter' || event.key === ' ';
    // Without a start, Escape closes the dialog.
    const isCancelling = event.key === 'Escape' && stroke !== null;
    if (!to && !isDrawing && !isCancelling) return;
    event.preventDefault();
    event.stopPropagation();
    if (to) moveTo(to);
    else if (isDrawing) draw(tool, at);
    else cancel();
  };
  return {
    cursor: tool ? cursor : null,
    said,
    board: {
      ...(tool
        ? {
            role: 'application',
            tabIndex: 0,
            'aria-label': translate('audit.photos.keys.board', { tool: name }),
          }
        : {}),
      onKeyDown,
      onFocus: () => setCursor((known) => (isPointed.current ? null : (known ?? middle))),
      onBlur: () => {
        isPointed.current = false;
        setCursor(null);
      },
    },
    /** Fingers and mice need no cursor. */
    onPointer: () => {
      isPointed.current = true;
      setCursor(null);
    },
  };
}

const middle: Point = { x: 0.5, y: 0.5 };
