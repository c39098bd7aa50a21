import RestoreOutlined from '@mui/icons-material/RestoreOutlined';
import { IconButton, Tooltip } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { type RaRecord, useNotify, useTranslate, useUpdate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { readError } from '../../data/errors/readError';
import { sameValue } from '../../data/offline/merge/changedFields';
import { fieldLabel } from '../../data/words/labels';
import { fieldTexts } from '../errors/fieldTexts';
import { useRights } from '../useRights';

interface RestoreFieldProps {
  entity: AnyEntity;
  record: RaRecord<string>;
  name: string;
  /** The field's value before the change. */
  value: unknown;
}

/** Restores a field's previous value, as an ordinary change of the shown version; hidden if nothing would change. */
export function RestoreField({ entity, record, name, value }: RestoreFieldProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { canUpdate, isEditable } = useRights(entity);
  const [update, { isPending }] = useUpdate();
  const field = entity.fields[name];
  const former = value ?? null;
  const isUseless = sameValue(record[name] ?? null, former) || (former === null && field?.required);
  if (!field || entity.hasOwnForm || isUseless || !isEditable(field) || !canUpdate(record)) return null;
  const label = translate('history.restoreField', { field: translate(fieldLabel(entity, name)) });
  const restore = async () => {
    try {
      await update(
        entity.name,
        { id: record.id, data: { [name]: former, version: record.version }, previousData: record },
        { returnPromise: true, mutationMode: 'pessimistic' },
      );
      notify('history.fieldRestored', { type: 'success' });
    } catch (error) {
      const { errors } = readError(error);
      const texts = errors ? fieldTexts(entity, errors, translate) : [];
      notify(texts.join(' ') || errorMessage(error, translate), { type: 'error' });
    }
  };
  return (
    <Tooltip title={label}>
      <span>
        <IconButton size="small" disabled={isPending} aria-label={label} onClick={() => void restore()}>
          <RestoreOutlined sx={{ fontSize: 18 }} />
        </IconButton>
      </span>
    </Tooltip>
  );
}
