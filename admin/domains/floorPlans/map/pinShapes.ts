import type { InspectionPinKind, PinKind } from '@plumbline/resources/rules/floorPlans/index';

export type AnyPinKind = PinKind | InspectionPinKind;
export type PinTone = 'error' | 'warning' | 'success' | 'info' | 'neutral';

interface Look {
  tone: PinTone;
  /** Outline within 28 × 28. */
  outline: string;
  /** Drawn on it in white, or in the tone where it is hollow. */
  sign: string;
  isHollow?: true;
}

const square = 'M4 4H24V24H4Z';
const triangle = 'M14 2.5 26.5 25H1.5Z';
const diamond = 'M14 1.5 26.5 14 14 26.5 1.5 14Z';
const circle = 'M14 3a11 11 0 1 0 .01 0Z';
const check = 'M8.5 14.5 12.5 18.5 20 10.5';
const bang = 'M14 10.5V17M14 20.6v.4';
const padlock = 'M9 13.5H19V20H9ZM11 13.5V11a3 3 0 0 1 6 0v2.5';

/** Shape and colour of each kind: told apart without colours, too. */
export const pinLooks: Record<AnyPinKind, Look> = {
  locked: { tone: 'error', outline: square, sign: padlock },
  overdue: { tone: 'error', outline: triangle, sign: bang },
  soon: { tone: 'warning', outline: diamond, sign: 'M14 8.5V14L17.5 17' },
  later: { tone: 'success', outline: circle, sign: check },
  noDate: { tone: 'neutral', outline: circle, sign: 'M10 14H18', isHollow: true },
  open: { tone: 'info', outline: circle, sign: 'M14 13.9v.2', isHollow: true },
  deficient: { tone: 'warning', outline: triangle, sign: bang },
  done: { tone: 'success', outline: circle, sign: check },
  notFound: {
    tone: 'neutral',
    outline: square,
    sign: 'M11 11.2a3 3 0 1 1 4.2 2.8c-.8.4-1.2.9-1.2 1.8M14 19.4v.2',
  },
};

/** The pin as SVG; `color` of the tone, with a white rim that stands out from any drawing. */
export function pinSvg(kind: AnyPinKind, color: string, size = 28): string {
  const { outline, sign, isHollow } = pinLooks[kind];
  return (
    `<svg width="${size}" height="${size}" viewBox="0 0 28 28" aria-hidden="true">` +
    `<path d="${outline}" fill="none" stroke="#fff" stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="${outline}" fill="${isHollow ? '#fff' : color}" stroke="${color}" stroke-width="2.5" stroke-linejoin="round"/>` +
    `<path d="${sign}" fill="none" stroke="${isHollow ? color : '#fff'}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  );
}
