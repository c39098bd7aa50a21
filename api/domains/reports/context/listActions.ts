import { dangerLevel } from '@plumbline/resources/language/choices/choices';
import type {
  ReportAction,
  ReportContext,
  ReportEquipment,
} from '@plumbline/resources/rules/reports/ReportContext';

type Labels = Pick<ReportContext['labels'], 'resultMeanings' | 'locks'>;

/**
 * All actions required, sorted by danger level, then by place: locks, new deficiencies and open earlier ones, each
 * once. Equipment whose result forbids or restricts its use is listed even without a deficiency.
 */
export function listActions(equipment: readonly ReportEquipment[], labels: Labels): ReportAction[] {
  const actions = equipment.flatMap((piece) => {
    const open = openDeficiencies(piece);
    const locks = piece.locks.filter(({ deficiency }) => deficiency === '');
    const isBare = open.length === 0 && locks.length === 0 && demanding.includes(piece.result.code);
    return [
      ...locks.map(({ reason }) => ({
        ...withoutLevel(piece, reason, labels.locks.measure),
        danger: { code: 'red' as const, word: labels.locks.title },
      })),
      ...(isBare ? [withoutLevel(piece, piece.result.word, meaningOf(piece, labels))] : []),
      ...open.map(({ number, danger, description, measure, due, responsible }) => ({
        ...whichPiece(piece),
        ...{ number, danger, what: description, measure, due, responsible },
      })),
    ];
  });
  const rank = ({ danger }: ReportAction): number =>
    danger.code ? dangerLevel.values.length - dangerLevel.values.indexOf(danger.code) : 0;
  return actions.sort((a, b) => rank(a) - rank(b));
}

/** Open deficiencies of an equipment: those found now, and those left from earlier inspections. */
export const openDeficiencies = ({ deficiencies, earlierDeficiencies }: ReportEquipment) => [
  ...deficiencies,
  ...earlierDeficiencies.filter(({ isOpen }) => isOpen !== ''),
];

const whichPiece = ({ identNumber, product, whereabouts: place }: ReportEquipment) => ({
  identNumber,
  product,
  place,
});

const withoutLevel = (piece: ReportEquipment, what: string, measure: string): ReportAction => ({
  ...whichPiece(piece),
  ...{ number: piece.number, danger: { code: '', word: '' }, what, measure, due: '', responsible: '' },
});

const meaningOf = ({ result }: ReportEquipment, { resultMeanings }: Labels): string =>
  result.code ? resultMeanings[result.code] : '';

const demanding = ['REPAIR_CAN_USE', 'REPAIR_LOCKED', 'SCRAP'];
