import { entities } from '@plumbline/resources/entities/index';
import { fieldLabel } from '../../entities/labels';
import type { OutboxItem } from '../types';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** What was done: "Changed: Result, Remark". */
export function operationText({ command }: OutboxItem, translate: Translate): string {
  const { operation, resource, patch, name } = command;
  if (operation === 'command')
    return translate('offline.operation.command', {
      name: translate(`offline.command.${name}`, { _: name }),
    });
  if (operation !== 'update') return translate(`offline.operation.${operation}`);
  const fields = Object.keys(patch).map((field) =>
    translate(fieldLabel(entities[resource], field), { _: field }),
  );
  return fields.length > 0
    ? translate('offline.operation.update', { fields: fields.join(', ') })
    : translate('offline.operation.updated');
}
