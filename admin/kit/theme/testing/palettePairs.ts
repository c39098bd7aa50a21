import { mix } from '@plumbline/resources/rules/brands/color';
import type { AppPalette } from '../palette';

/** Two colours used on top of each other somewhere in the app. */
export interface Pair {
  what: string;
  front: string;
  ground: string;
}

/** Text on its background: at least 4.5:1 (WCAG 2.2, 1.4.3). */
export function textPairs(palette: AppPalette): Pair[] {
  const { text, primary, secondary, head } = palette;
  const meanings = (['success', 'warning', 'error', 'info'] as const).map((name) => ({
    name,
    ...palette[name],
  }));
  const grounds = groundsOf(palette);
  const onGrounds = [
    { name: 'text', main: text.primary },
    { name: 'soft text', main: text.secondary },
    { name: 'primary', ...primary },
    { name: 'secondary', ...secondary },
    ...meanings,
  ].flatMap(({ name, main }) =>
    grounds.map(({ where, ground }) => ({ what: `${name} on ${where}`, front: main, ground })),
  );
  const inFills = [{ name: 'primary', ...primary }, { name: 'secondary', ...secondary }, ...meanings].map(
    ({ name, main, contrastText }) => ({ what: `ink in ${name}`, front: contrastText, ground: main }),
  );
  const onQuiet = meanings.flatMap(({ name, main, light }) => [
    { what: `${name} on its quiet ground`, front: main, ground: light },
    { what: `text on quiet ${name}`, front: text.primary, ground: light },
  ]);
  return [
    ...onGrounds,
    ...inFills,
    ...onQuiet,
    { what: 'ink in primary pointed at', front: primary.contrastText, ground: primary.dark },
    { what: 'text in the head', front: head.text, ground: head.ground },
    { what: 'soft text in the head', front: head.soft, ground: head.ground },
  ];
}

/** Borders and icons: at least 3:1 (WCAG 2.2, 1.4.11). */
export function linePairs({ outline, primary, background, head }: AppPalette): Pair[] {
  return [background.paper, background.default].flatMap((ground) => [
    { what: 'edge of an input', front: outline, ground },
    { what: 'focus', front: primary.main, ground },
    { what: 'focus in the head', front: head.text, ground: head.ground },
  ]);
}

function groundsOf({ background, action, primary }: AppPalette): { where: string; ground: string }[] {
  const selected = Number(action.selected.match(/[\d.]+\)$/)?.[0].slice(0, -1));
  return Object.entries({ page: background.default, paper: background.paper }).flatMap(([where, ground]) => [
    { where, ground },
    { where: `${where}, chosen`, ground: mix(ground, primary.main, selected) },
  ]);
}
