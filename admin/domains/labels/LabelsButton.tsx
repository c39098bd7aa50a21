import LabelOutlined from '@mui/icons-material/LabelOutlined';
import type { ButtonProps } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { useOfflineReason } from '../../data/words/useOfflineReason';
import { lazyDialog } from '../../kit/parts/lazyPart';
import { ReasonButton } from '../../kit/parts/ReasonButton';

const PieceLabels = lazyDialog(() => import('./PieceLabels').then((module) => module.PieceLabels));
const CodeLabels = lazyDialog(() => import('./CodeLabels').then((module) => module.CodeLabels));

interface LabelsButtonProps extends Pick<ButtonProps, 'sx' | 'disabled' | 'size' | 'variant'> {
  dialog: (onClose: () => void) => ReactNode;
}

function LabelsButton({ dialog, disabled = false, variant = 'outlined', ...look }: LabelsButtonProps) {
  const translate = useTranslate();
  const offline = useOfflineReason();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ReasonButton
        variant={variant}
        startIcon={<LabelOutlined />}
        disabled={disabled}
        reason={offline}
        onClick={() => setOpen(true)}
        {...look}
      >
        {translate('labels.print')}
      </ReasonButton>
      {isOpen && dialog(() => setOpen(false))}
    </>
  );
}

/** For one equipment, next to its other actions. */
export function RecordLabels({ record }: { record: RaRecord<string> }) {
  return (
    <LabelsButton
      dialog={(onClose) => (
        <PieceLabels equipments={[record.id]} example={record.id} count={1} onClose={onClose} />
      )}
    />
  );
}

/** For all equipment in the filtered list. */
export function ListLabels() {
  const { filterValues, filter, total = 0, data } = useListContext<RaRecord<string>>();
  if (total === 0) return null;
  return (
    <LabelsButton
      dialog={(onClose) => (
        <PieceLabels
          equipments={{ ...filterValues, ...filter }}
          example={data?.[0]?.id}
          count={total}
          onClose={onClose}
        />
      )}
    />
  );
}

/** For the selected equipment. */
export function ChosenLabels({
  ids,
  ...look
}: { ids: readonly string[] } & Pick<ButtonProps, 'sx' | 'variant'>) {
  return (
    <LabelsButton
      size="small"
      disabled={ids.length === 0}
      {...look}
      dialog={(onClose) => (
        <PieceLabels equipments={ids} example={ids[0]} count={ids.length} onClose={onClose} />
      )}
    />
  );
}

/** For unused codes of a range. */
export function RangeLabels({ record }: { record: RaRecord<string> }) {
  return <LabelsButton dialog={(onClose) => <CodeLabels range={record} onClose={onClose} />} />;
}
