import { entities } from '@plumbline/resources/entities/index';
import { useTranslate } from 'react-admin';
import type { OutboxItem } from '../../../data/offline/types';
import { useLocalRecord } from '../../../data/offline/useLocalRecord';
import { useLanguage } from '../../../data/words/useLanguage';
import { titleOf, titleReference } from '../../../entities/title/titleOf';

interface ItemTitle {
  /** Name of the entity, e.g. "Inspection". */
  kind: string;
  /** Title of the record, from the local store only, so that it is available offline. */
  title: string;
}

export function useItemTitle({
  command,
  receipt,
}: Pick<OutboxItem, 'command'> & Partial<Pick<OutboxItem, 'receipt'>>): ItemTitle {
  const translate = useTranslate();
  const words = { language: useLanguage(), translate };
  const { resource, recordId, patch } = command;
  const entity = entities[resource];
  const { record } = useLocalRecord(resource, recordId);
  // A deleted one is known by what the server said.
  const row: Readonly<Record<string, unknown>> = { ...(record ?? receipt?.current ?? patch) };
  const reference = titleReference(entity, row);
  const target = reference?.field.to ?? resource;
  const targetId = reference && row[reference.name];
  const { record: referred } = useLocalRecord(target, typeof targetId === 'string' ? targetId : null);
  const named = referred ? titleOf(entities[target], { ...referred }, words) : '';
  const title = Object.keys(row).length > 0 ? titleOf(entity, row, { ...words, referred: named }) : '';
  return {
    kind: translate(`resources.${resource}.name`, { smart_count: 1 }),
    title: title || translate('offline.outbox.unnamed'),
  };
}
