import { Box } from '@mui/material';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import Pad from 'signature_pad';

export interface SignaturePad {
  clear: () => void;
  /** Signs with a typed name, for users who cannot draw. */
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
/** Radius of the pen in pixels of the image: a fast stroke is thin, a slow one thick. */
const pen = { thin: 1.5, thick: 3.5 };

/** A signature pad; the image is a PNG with transparent background. */
export function SignatureCanvas({ ref, label, onChange }: SignatureCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<Pad>(null);
  const onLine = useEffectEvent(() => onChange(false));
  useEffect(() => {
    if (!canvas.current?.getContext('2d')) return;
    const opened = openPad(canvas.current, () => onLine());
    pad.current = opened;
    return () => opened.off();
  }, []);
  useImperativeHandle(
    ref,
    () => ({
      clear: () => {
        pad.current?.clear();
        onChange(true);
      },
      write: (name) => {
        const context = canvas.current?.getContext('2d');
        if (!context) return;
        pad.current?.clear();
        context.resetTransform();
        Object.assign(context, { font: handwriting, fillStyle: ink, textAlign: 'center' });
        context.fillText(name, width / 2, height * 0.7, width * 0.84);
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
  return (
    <Box
      sx={{
        position: 'relative',
        alignSelf: 'center',
        // The whole pad is in view even on a phone turned sideways, beneath the fields and above the buttons.
        width: `max(min(100%, 280px), min(100%, (100dvh - 13rem) * ${width / height}))`,
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
      {/* Scrolling would break the stroke; the pad disables it here. */}
      <canvas
        ref={canvas}
        width={width}
        height={height}
        role="img"
        aria-label={label}
        style={{ width: '100%', display: 'block', cursor: 'crosshair' }}
      />
    </Box>
  );
}

/** Enables drawing; `onLine` is called after each stroke except dots, which alone are no signature. */
function openPad(canvas: HTMLCanvasElement, onLine: () => void): Pad {
  const pad = new Pad(canvas, { penColor: ink });
  pad.addEventListener('beginStroke', () => {
    // The image keeps its size when the element is resized, e.g. by turning a phone.
    const box = canvas.getBoundingClientRect();
    const scale = width / box.width;
    canvas.getContext('2d')?.setTransform(scale, 0, 0, height / box.height, 0, 0);
    pad.minWidth = pen.thin / scale;
    pad.maxWidth = pen.thick / scale;
  });
  pad.addEventListener('endStroke', () => {
    if (pad.toData().at(-1)?.points[1]) onLine();
  });
  return pad;
}
