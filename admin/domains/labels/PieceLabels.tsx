import { labelText, printLabels } from '@plumbline/resources/commands/labels';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'react-admin';
import { useConnection } from '../../data/offline';
import { callCommand, fetchCommand } from '../../data/session/callCommand';
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
  const { isOnline } = useConnection();
  const { data: text } = useQuery({
    queryKey: ['labelText', example, language],
    queryFn: () => callCommand(labelText, { id: example ?? '', input: { language } }),
    enabled: isOnline && example !== undefined,
  });
  const template = text?.name ? { name: text.name, lines: text.lines } : null;
  return (
    <LabelsDialog
      title={translate('labels.print')}
      count={count}
      sample={sample}
      hasLines
      template={template}
      onClose={onClose}
      print={async (choices, start) => {
        const input = {
          equipments,
          ...sheetOf(choices, start),
          lines: [...choices.lines],
          text: template && !choices.isWithoutTemplate ? ('template' as const) : ('lines' as const),
          language,
        };
        return (await fetchCommand(printLabels, { input }, { timeout: 'long' })).blob();
      }}
    />
  );
}
