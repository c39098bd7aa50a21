import { Alert, Button, Stack } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { mayEver } from '@plumbline/resources/language/permissions';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useActor } from '../../../data/session/ActorProvider';
import { listPath } from '../../../entities/screenPaths';
import type { Candidates } from '../planningCommands';
import { type AuditType, typesThatFit } from './fittingType';

interface FittingNoticeProps {
  candidates: Candidates;
  type: AuditType;
  dueUntil: string | null;
  onType: (type: AuditType) => void;
}

/**
 * If no equipment has a regulation of this type, or none is due for it: types that fit, or where or by whom regulations
 * are assigned.
 */
export function FittingNotice({
  candidates: { refused, fitting },
  type,
  dueUntil,
  onType,
}: FittingNoticeProps) {
  const translate = useTranslate();
  const mayAssign = mayEver(entities.products, 'update', useActor());
  const unruled = (refused.NO_REGULATION ?? 0) + (refused.NO_REGULATION_OF_TYPE ?? 0);
  const others = typesThatFit(fitting).filter((one) => one !== type);
  if (unruled === 0 && !(dueUntil && others.length > 0)) return null;
  if (others.length === 0)
    return (
      <Alert
        severity="info"
        action={
          mayAssign && (
            <Button color="inherit" component={Link} to={listPath(entities.products)}>
              {translate('planning.fitting.toModels')}
            </Button>
          )
        }
      >
        {translate(mayAssign ? 'planning.fitting.none' : 'planning.fitting.noneForOthers')}
      </Alert>
    );
  return (
    <Alert severity="info">
      {translate(dueUntil ? 'planning.fitting.dueOthers' : 'planning.fitting.others')}
      <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
        {others.map((one) => (
          <Button key={one} size="small" variant="outlined" onClick={() => onType(one)}>
            {translate(`choices.auditType.${one}`)} ({fitting[one]})
          </Button>
        ))}
      </Stack>
    </Alert>
  );
}
