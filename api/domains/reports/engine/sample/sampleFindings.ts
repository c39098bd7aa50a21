import type { Language } from '@plumbline/resources/language/languages';
import { positionText, type RackCell, type RackGrid } from '@plumbline/resources/rules/racks/index';
import { inPairs } from '@plumbline/resources/rules/reports/inPairs';
import type {
  ReportDeficiency,
  ReportEquipment,
  ReportPhoto,
} from '@plumbline/resources/rules/reports/ReportContext';
import { reportChoices, reportLabels } from '@plumbline/resources/rules/reports/reportLabels';
import { rackViews, wordsOfPosition } from '../../context/rackViews';
import { sampleDay } from './sampleDay';
import { type SampleKind, sampleWords } from './sampleWords';

type Entry = SampleKind['deficiencies'][number];

/** The front of the sample racks. */
const front: RackGrid = { bays: ['A', 'B', 'C', 'D', 'E', 'F'], levels: 4 };
const cellOf = ({ point, danger }: Entry): RackCell => ({
  bay: (point % front.bays.length) + 1,
  level: danger === 'red' ? 1 : 3,
});
const isRack = ({ prefix }: SampleKind): boolean => prefix === 'REG';

/** The deficiencies of a sample piece, on a rack with their positions. */
export function sampleFindings(
  language: Language,
  {
    kind,
    found,
    earlier,
    piece,
    ...more
  }: {
    kind: SampleKind;
    found: readonly Entry[];
    earlier: ReportEquipment['earlierDeficiencies'];
    piece: { number: string; identNumber: string };
    photos: number;
  },
): Pick<ReportEquipment, 'deficiencies' | 'rackViews'> {
  const deficiencies = found.map((entry, at) =>
    deficiency(language, kind, entry, { number: `${piece.number}.${at + 1}`, ...more }),
  );
  const marked = isRack(kind) ? found.map((entry) => ({ ...cellOf(entry), dangerLevel: entry.danger })) : [];
  const before = isRack(kind) ? earlier.filter(({ isOpen }) => isOpen !== '') : [];
  return {
    deficiencies,
    rackViews: rackViews({
      front,
      findings: marked,
      found: deficiencies,
      earlier: before.map(({ number, danger }) => ({ number, dangerLevel: danger.code, bay: 2, level: 2 })),
      piece: piece.identNumber,
      language,
    }),
  };
}

export function sampleCheckpoint(
  language: Language,
  point: SampleKind['parts'][number]['checkpoints'][number],
  danger: string | undefined,
  index: number,
) {
  const { answer } = reportChoices(language);
  const isBad = danger !== undefined;
  const answers = {
    number: '',
    yes: isBad ? answer.NO : answer.YES,
    okay: isBad ? answer.NOT_OKAY : answer.OKAY,
  };
  return {
    number: String(point.index + 1),
    name: point.name,
    answer: answers[point.kind],
    value: (isBad ? point.value : (point.okayValue ?? point.value)) ?? '',
    unit: point.unit ?? '',
    limits: point.unit === 'mm/m' ? limitsOf(language, point.unit) : '',
    comment: point.value !== undefined && index % 2 === 0 ? sampleWords[language].pointComment : '',
    danger: dangerOf(language, danger),
  };
}

function deficiency(
  language: Language,
  kind: SampleKind,
  entry: SampleKind['deficiencies'][number],
  { number, photos: count }: { number: string; photos: number },
): ReportDeficiency {
  const photos = Array.from({ length: count }, (_, index): ReportPhoto => {
    const caption = kind.captions[index % kind.captions.length] ?? '';
    return { image: { hash: `sample-photo-${(index + entry.point) % 3}`, alternative: caption }, caption };
  });
  return {
    number,
    description: entry.description,
    measure: entry.measure,
    due: sampleDay(language, entry.danger === 'red' ? 14 : 30),
    responsible: entry.responsible,
    component: entry.component,
    position: isRack(kind) ? positionText(cellOf(entry), wordsOfPosition(language), front.bays) : '',
    customFields: [],
    danger: dangerOf(language, entry.danger),
    photos,
    photoRows: inPairs(photos),
  };
}

function limitsOf(language: Language, unit: string): string {
  const { green, orange } = reportLabels(language).checkpoints;
  return `${green} ≤ 3\u00a0${unit}\n${orange} ≤ 6\u00a0${unit}`;
}

export function dangerOf(language: Language, level: string | undefined): ReportDeficiency['danger'] {
  return level === 'green' || level === 'orange' || level === 'red'
    ? { code: level, word: reportChoices(language).dangerLevel[level] }
    : { code: '', word: '' };
}
