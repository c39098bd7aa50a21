import { restoreOf } from '@plumbline/resources/commands/everyEntity';
import { entities, isEntityName } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { readError } from '../../data/errors/readError';
import { currentClient } from '../../data/offline/currentClient';
import { callCommand } from '../../data/session/callCommand';
import { entityLabel } from '../../data/words/labels';
import { useLanguage } from '../../data/words/useLanguage';
import { fieldTexts } from '../errors/fieldTexts';
import { titleOf } from '../title/titleOf';

/** Result of a restore: `problem` is the reason of a failure; `left` names rows that were not restored with it. */
export interface RestoreOutcome {
  problem: string | null;
  left: string | null;
}

/** Restores a deleted row. */
export function useRestore() {
  const translate = useTranslate();
  const refresh = useRefresh();
  const language = useLanguage();
  const [busy, setBusy] = useState<string | null>(null);

  function reasonOf(entity: AnyEntity, error: unknown): string {
    const { data, errors } = readError(error);
    const missing = Array.isArray(data.missing) ? data.missing.filter(isMissing) : [];
    const names = missing.map(({ resource, title }) => {
      const kind = isEntityName(resource)
        ? translate(entityLabel(entities[resource]), { smart_count: 1 })
        : resource;
      const name =
        title && isEntityName(resource)
          ? titleOf(entities[resource], title, { language, translate })
          : translate('bin.gone');
      return `${kind}: ${name}`;
    });
    return [
      errorMessage(error, translate),
      ...(errors ? fieldTexts(entity, errors, translate) : []),
      ...(names.length > 0 ? [translate('bin.missing', { names: names.join(', ') })] : []),
    ].join(' ');
  }

  function wordsOf(left: Readonly<Record<string, number>> = {}): string | null {
    const what = Object.entries(left).flatMap(([name, count]) =>
      isEntityName(name) ? [`${translate(entityLabel(entities[name]), { smart_count: 2 })}: ${count}`] : [],
    );
    return what.length > 0 ? translate('bin.left', { what: what.join(', ') }) : null;
  }

  async function restore(entity: AnyEntity, id: string): Promise<RestoreOutcome> {
    setBusy(id);
    try {
      const { left } = await callCommand(restoreOf(entity), { id });
      // Fetches the restored rows to the device.
      void currentClient()
        ?.syncNow()
        .catch(() => {});
      refresh();
      return { problem: null, left: wordsOf(left) };
    } catch (error) {
      return { problem: reasonOf(entity, error), left: null };
    } finally {
      setBusy(null);
    }
  }
  return { restore, busy };
}

interface Missing {
  resource: string;
  title: Record<string, unknown> | null;
}
const isMissing = (value: unknown): value is Missing =>
  typeof value === 'object' && value !== null && 'resource' in value && typeof value.resource === 'string';
