import { Box } from '@mui/material';
import { type AnyPinKind, pinLooks, pinSvg } from './pinShapes';
import { toneColor } from './toneColor';

/** The shape of a kind, as on the plan. */
export function PinMark({ kind, size = 20 }: { kind: AnyPinKind; size?: number }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{ display: 'inline-flex', flexShrink: 0 }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from constants.
      dangerouslySetInnerHTML={{ __html: pinSvg(kind, toneColor(pinLooks[kind].tone), size) }}
    />
  );
}
