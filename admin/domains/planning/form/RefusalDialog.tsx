import { Button, DialogContentText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../data/words/useFormat';
import { DialogFrame } from '../../../kit/parts/DialogFrame';
import { UnlicensedNotice } from '../../licences';
import type { EquipmentRefusal } from '../planningCommands';
import { obstacleText } from './obstacleText';

interface RefusalDialogProps {
  refusals: readonly EquipmentRefusal[];
  onConfirm: () => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Equipment that cannot be planned, with reasons; another location can be confirmed. */
export function RefusalDialog({ refusals, onConfirm, onRemove, onClose }: RefusalDialogProps) {
  const translate = useTranslate();
  const format = useFormat();
  const isQuestion = refusals.every((refusal) => refusal.code === 'OTHER_LOCATION');
  const key = isQuestion ? 'planning.otherLocation' : 'planning.refusal';
  return (
    <DialogFrame
      title={translate(`${key}.title`, { smart_count: refusals.length })}
      maxWidth="sm"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button variant={isQuestion ? 'outlined' : 'contained'} onClick={onRemove}>
            {translate('planning.refusal.remove')}
          </Button>
          {isQuestion && (
            <Button variant="contained" onClick={onConfirm}>
              {translate('planning.otherLocation.confirm')}
            </Button>
          )}
        </>
      }
    >
      <DialogContentText>{translate(`${key}.text`)}</DialogContentText>
      <ul style={{ margin: 0, paddingLeft: 20 }}>
        {refusals.slice(0, 50).map(({ equipment, identNumber, code, appointment }) => (
          <li key={equipment}>
            <strong>{identNumber ?? translate('planning.refusal.unknown')}</strong>
            {isQuestion ? '' : `: ${obstacleText(code, appointment, translate, format.date)}`}
          </li>
        ))}
      </ul>
      <UnlicensedNotice refused={countByCode(refusals)} />
    </DialogFrame>
  );
}

function countByCode(refusals: readonly EquipmentRefusal[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { code } of refusals) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}
