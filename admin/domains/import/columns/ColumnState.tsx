import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import HelpOutlined from '@mui/icons-material/HelpOutlined';
import RemoveCircleOutlined from '@mui/icons-material/RemoveCircleOutlined';
import type { ImportColumn } from '@plumbline/resources/rules/import/importSession';
import { useTranslate } from 'react-admin';
import { StatusChip } from '../../../entities/StatusChip';

interface ColumnStateProps {
  column: ImportColumn;
  target: string | null;
  problems: number;
}

/** Confidence of the guess, or the number of invalid values in the dry run. */
export function ColumnState({ column, target, problems }: ColumnStateProps) {
  const translate = useTranslate();
  if (problems > 0)
    return (
      <StatusChip
        tone="error"
        icon={ErrorOutlined}
        label={translate('import.columns.problems', { smart_count: problems })}
      />
    );
  if (target === null)
    return <StatusChip tone="neutral" icon={RemoveCircleOutlined} label={translate('import.columns.none')} />;
  if (target !== column.target)
    return (
      <StatusChip tone="success" icon={CheckCircleOutlined} label={translate('import.columns.chosen')} />
    );
  if (column.confidence >= 0.9)
    return <StatusChip tone="success" icon={CheckCircleOutlined} label={translate('import.columns.sure')} />;
  const isLikely = column.confidence >= 0.7;
  return (
    <StatusChip
      tone={isLikely ? 'info' : 'warning'}
      icon={HelpOutlined}
      label={translate(isLikely ? 'import.columns.likely' : 'import.columns.unsure')}
    />
  );
}
