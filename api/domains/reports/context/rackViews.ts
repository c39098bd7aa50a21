import type { Deficiency } from '@plumbline/resources/entities/deficiencies';
import type { Language } from '@plumbline/resources/language/languages';
import { cellOf, type PositionWords, type RackGrid } from '@plumbline/resources/rules/racks/index';
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
  piece: string;
  language: Language;
}

/** The front with the numbers of the deficiencies whose position is known; the alternative text names each position. */
export function rackViews({ front, findings, found, piece, language }: Found): ReportEquipment['rackViews'] {
  if (!front) return [];
  const marks = findings.flatMap((one, index) => {
    const cell = cellOf(one, front);
    const { number = '', position = '' } = found[index] ?? {};
    return cell ? [{ ...cell, number, code: one.dangerLevel, position }] : [];
  });
  if (marks.length === 0) return [];
  const { title, floor } = reportLabels(language).rack;
  const caption = marks.map(({ number, position }) => `${number}: ${position}`).join('; ');
  const image = {
    hash: rackPictureOf({ ...front, floor, marks: marks.map(({ position: _position, ...mark }) => mark) }),
    alternative: `${title}, ${piece} – ${caption}`,
  };
  return [{ image, caption }];
}

export function wordsOfPosition(language: Language): PositionWords {
  const { bay, level, floor } = reportLabels(language).rack;
  return {
    bay: (name) => filled(bay, { bay: name }),
    level: (number) => filled(level, { level: number }),
    floor,
  };
}
