import { entities } from '@plumbline/resources/entities/index';
import type { OutboxItem } from '../../../data/offline/types';
import { fieldLabel } from '../../../data/words/labels';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** Summary of the changes of one record: "Added · Changed: Result, Remark"; each field is named once. */
export function operationText(items: readonly OutboxItem[], translate: Translate): string {
  const fields = new Set<string>();
  const others = new Set<string>();
  for (const { command } of items) {
    const { operation, resource, patch } = command;
    if (operation !== 'update') others.add(otherText(command, translate));
    else
      for (const field of Object.keys(patch))
        fields.add(translate(fieldLabel(entities[resource], field), { _: field }));
  }
  const isUpdated = items.some(({ command }) => command.operation === 'update');
  const changed =
    fields.size > 0
      ? translate('offline.operation.update', { fields: [...fields].join(', ') })
      : translate('offline.operation.updated');
  return [...others, ...(isUpdated ? [changed] : [])].join(' · ');
}

function otherText({ operation, name }: OutboxItem['command'], translate: Translate): string {
  if (operation !== 'command') return translate(`offline.operation.${operation}`);
  return translate('offline.operation.command', {
    name: translate(`offline.command.${name}`, { _: name }),
  });
}
