import { dangerLevel } from '@plumbline/resources/choices';
import type {
  ReportAction,
  ReportContext,
  ReportEquipment,
} from '@plumbline/resources/reports/ReportContext';

/**
 * What is to be done, the most dangerous first, then as one walks. A piece that must not be used although nothing
 * particular was noted is among it, too.
 */
export function listActions(
  equipment: readonly ReportEquipment[],
  labels: Pick<ReportContext['labels'], 'resultMeanings'>,
): ReportAction[] {
  const actions = equipment.flatMap((piece): ReportAction[] => {
    const { identNumber, product, whereabouts: place, result } = piece;
    const of = { identNumber, product, place };
    if (piece.deficiencies.length === 0)
      return demanding.includes(result.code)
        ? [
            {
              ...of,
              number: piece.number,
              danger: { code: '', word: '' },
              what: result.word,
              measure: result.code ? labels.resultMeanings[result.code] : '',
              due: '',
              responsible: '',
            },
          ]
        : [];
    return piece.deficiencies.map(({ number, danger, description, measure, due, responsible }) => ({
      ...{ ...of, number, danger, what: description, measure, due, responsible },
    }));
  });
  const rank = ({ danger }: ReportAction): number =>
    danger.code ? dangerLevel.values.length - dangerLevel.values.indexOf(danger.code) : 0;
  return actions.sort((a, b) => rank(a) - rank(b));
}

const demanding = ['REPAIR_CAN_USE', 'REPAIR_LOCKED', 'SCRAP'];
