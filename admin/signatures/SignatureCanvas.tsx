import { Box } from '@mui/material';
import { type PointerEvent, type Ref, useImperativeHandle, useRef } from 'react';

export interface SignaturePad {
  clear: () => void;
  /** Signs with a name in letters, for who has nothing to draw with. */
  write: (name: string) => void;
  image: () => Promise<Blob | null>;
}
interface SignatureCanvasProps {
  ref: Ref<SignaturePad>;
  label: string;
  onChange: (isEmpty: boolean) => void;
}

const width = 900;
const height = 320;
const ink = '#14213d';
const handwriting = "italic 96px 'Segoe Script', 'Bradley Hand', 'Snell Roundhand', cursive";

/** A field to sign in; the picture is a PNG of the strokes on a transparent ground. */
export function SignatureCanvas({ ref, label, onChange }: SignatureCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number } | null>(null);
  useImperativeHandle(
    ref,
    () => ({
      clear: () => {
        canvas.current?.getContext('2d')?.clearRect(0, 0, width, height);
        onChange(true);
      },
      write: (name) => {
        const pen = canvas.current?.getContext('2d');
        if (!pen) return;
        pen.clearRect(0, 0, width, height);
        Object.assign(pen, { font: handwriting, fillStyle: ink, textAlign: 'center' });
        pen.fillText(name, width / 2, height * 0.7, width * 0.84);
        onChange(false);
      },
      image: () =>
        new Promise((resolve) => {
          if (canvas.current) canvas.current.toBlob(resolve, 'image/png');
          else resolve(null);
        }),
    }),
    [onChange],
  );
  const pointOf = (event: PointerEvent<HTMLCanvasElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return {
      x: ((event.clientX - box.left) / box.width) * width,
      y: ((event.clientY - box.top) / box.height) * height,
    };
  };
  const start = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = pointOf(event);
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    const pen = event.currentTarget.getContext('2d');
    if (!last.current || !pen) return;
    const point = pointOf(event);
    Object.assign(pen, { lineWidth: 5, lineCap: 'round', lineJoin: 'round', strokeStyle: ink });
    pen.beginPath();
    pen.moveTo(last.current.x, last.current.y);
    pen.lineTo(point.x, point.y);
    pen.stroke();
    last.current = point;
    onChange(false);
  };
  const stop = () => {
    last.current = null;
  };
  return (
    <Box
      sx={{
        position: 'relative',
        border: 1,
        borderColor: 'text.secondary',
        borderRadius: 1,
        backgroundColor: '#fff',
        overflow: 'hidden',
      }}
    >
      <Box
        sx={{
          position: 'absolute',
          left: '8%',
          right: '8%',
          bottom: '22%',
          borderBottom: '1px dashed #8a94a0',
          pointerEvents: 'none',
        }}
      />
      {/* Scrolling the page while signing would break the stroke. */}
      <canvas
        ref={canvas}
        width={width}
        height={height}
        role="img"
        aria-label={label}
        style={{ width: '100%', display: 'block', touchAction: 'none', cursor: 'crosshair' }}
        onPointerDown={start}
        onPointerMove={draw}
        onPointerUp={stop}
        onPointerCancel={stop}
      />
    </Box>
  );
}
