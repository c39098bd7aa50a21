import { printLabels } from '@plumbline/resources/commands/labels';
import { useLocale, useTranslate } from 'react-admin';
import { fetchCommand } from '../../data/session/callCommand';
import { LabelsDialog } from './LabelsDialog';
import { sheetOf } from './labelChoices';
import { useSample } from './useSample';

interface PieceLabelsProps {
  /** Ids, or the filter of the list. */
  equipments: readonly string[] | Readonly<Record<string, unknown>>;
  /** One of them, for the preview. */
  example: string | undefined;
  count: number | null;
  onClose: () => void;
}

/** Prints labels of equipment. */
export function PieceLabels({ equipments, example, count, onClose }: PieceLabelsProps) {
  const translate = useTranslate();
  const language = useLocale();
  const sample = useSample(example);
  return (
    <LabelsDialog
      title={translate('labels.print')}
      count={count}
      sample={sample}
      hasLines
      onClose={onClose}
      print={async (choices, start) => {
        const input = { equipments, ...sheetOf(choices, start), lines: [...choices.lines], language };
        return (await fetchCommand(printLabels, { input }, { timeout: 'long' })).blob();
      }}
    />
  );
}
