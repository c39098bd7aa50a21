import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import { useTranslate } from 'react-admin';
import { useOfflineReason } from '../../../data/words/useOfflineReason';
import { ReasonButton } from '../../../kit/parts/ReasonButton';

interface FinishButtonProps {
  isPrimary: boolean;
  onPress: () => void;
}

/** Begins to finish the appointment. */
export function FinishButton({ isPrimary, onPress }: FinishButtonProps) {
  const translate = useTranslate();
  return (
    <ReasonButton
      variant={isPrimary ? 'contained' : 'outlined'}
      startIcon={<TaskAltOutlined />}
      reason={useOfflineReason()}
      onClick={onPress}
      sx={{ minHeight: 44 }}
    >
      {translate('planning.finish.button')}
    </ReasonButton>
  );
}
