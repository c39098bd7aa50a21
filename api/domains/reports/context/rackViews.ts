import type { Deficiency } from '@plumbline/resources/entities/deficiencies';
import type { Language } from '@plumbline/resources/language/languages';
import {
  cellOf,
  type PositionWords,
  positionText,
  type RackGrid,
} from '@plumbline/resources/rules/racks/index';
import type { ReportDeficiency, ReportEquipment } from '@plumbline/resources/rules/reports/ReportContext';
import { reportLabels } from '@plumbline/resources/rules/reports/reportLabels';
import { rackPictureOf } from '../engine/drawRack';
import { filled } from './filled';

interface Found {
  /** Null: the piece is no rack, or its bays and levels are not known. */
  front: RackGrid | null;
  findings: readonly (Pick<Deficiency, 'bay' | 'level'> & { dangerLevel: string })[];
  /** The same as the report shows them. */
  found: readonly ReportDeficiency[];
  /** Open ones of earlier inspections, with their numbers in the report. */
  earlier: readonly (Partial<Pick<Deficiency, 'bay' | 'level'>> & {
    number: string;
    dangerLevel?: string | null;
  })[];
  piece: string;
  language: Language;
}

/** The front with the numbers of the deficiencies whose position is known; the alternative text names each position. */
export function rackViews({
  front,
  findings,
  found,
  earlier,
  piece,
  language,
}: Found): ReportEquipment['rackViews'] {
  if (!front) return [];
  const words = wordsOfPosition(language);
  const marks = findings.flatMap((one, index) => {
    const cell = cellOf(one, front);
    const { number = '', position = '' } = found[index] ?? {};
    return cell ? [{ mark: { ...cell, number, code: one.dangerLevel }, position }] : [];
  });
  const before = earlier.flatMap((one) => {
    const cell = cellOf(one, front);
    const mark = { number: one.number, code: one.dangerLevel ?? '', isEarlier: true };
    return cell ? [{ mark: { ...cell, ...mark }, position: positionText(one, words, front.bays) }] : [];
  });
  if (marks.length + before.length === 0) return [];
  const { title, floor, foundNow, foundEarlier } = reportLabels(language).rack;
  const legend = before.length > 0 ? { foundNow, foundEarlier } : undefined;
  const caption = [captionOf(marks), before.length > 0 ? `${foundEarlier} – ${captionOf(before)}` : '']
    .filter(Boolean)
    .join('; ');
  const drawn = [...marks, ...before].map(({ mark }) => mark);
  const image = {
    hash: rackPictureOf({ ...front, floor, marks: drawn, ...(legend ? { legend } : {}) }),
    alternative: `${title}, ${piece} – ${caption}`,
  };
  return [{ image, caption }];
}

const captionOf = (marks: readonly { mark: { number: string }; position: string }[]): string =>
  marks.map(({ mark, position }) => `${mark.number}: ${position}`).join('; ');

export function wordsOfPosition(language: Language): PositionWords {
  const { bay, level, floor } = reportLabels(language).rack;
  return {
    bay: (name) => filled(bay, { bay: name }),
    level: (number) => filled(level, { level: number }),
    floor,
  };
}
