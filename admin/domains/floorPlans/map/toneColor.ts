import type { PinTone } from './pinShapes';

const colors: Record<PinTone, string> = {
  error: '#b3261e',
  warning: '#b45309',
  success: '#20683b',
  info: '#1d4a8a',
  neutral: '#59636a',
};

/** The same on light and dark screens: pins have a white rim and lie on a drawing. */
export const toneColor = (tone: PinTone): string => colors[tone];
