import { Box } from '@mui/material';
import type { PhotoMark } from '@plumbline/resources/language/fields/types/photoNotes';
import { marksSvg } from '@plumbline/resources/rules/photos/index';

interface MarksOverlayProps {
  marks: readonly PhotoMark[];
  /** Size of the picture in pixels; of any size with the same proportions. */
  picture: { width: number; height: number };
  fit: 'cover' | 'contain';
}

/** The marks of a photo over its picture, which must fill the same positioned box in the same way. */
export function MarksOverlay({ marks, picture, fit }: MarksOverlayProps) {
  const { width, height } = picture;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${marksSvg(marks, picture)}</svg>`;
  return (
    <Box
      component="img"
      alt=""
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      draggable={false}
      sx={{
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        objectFit: fit,
        pointerEvents: 'none',
      }}
    />
  );
}
