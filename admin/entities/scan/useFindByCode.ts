import { entities } from '@plumbline/resources/entities/index';
import { useCallback } from 'react';
import { type RaRecord, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../data/errors/errorMessage';
import { listPath, showPath } from '../screenPaths';

const entity = entities.equipments;

/** Goes to the equipment with this QR code, else with this ident number; to the list where several or none fit. */
export function useFindByCode(): (code: string) => Promise<void> {
  const dataProvider = useDataProvider();
  const navigate = useNavigate();
  const notify = useNotify();
  const translate = useTranslate();
  return useCallback(
    async (code: string) => {
      const find = async (filter: Record<string, unknown>) =>
        (
          await dataProvider.getList<RaRecord<string>>(entity.name, {
            filter,
            pagination: { page: 1, perPage: 2 },
            sort: { field: 'identNumber', order: 'ASC' },
          })
        ).data;
      try {
        for (const filter of [{ qrCode: code }, { identNumber: code }, { q: code }]) {
          const [only, another] = await find(filter);
          if (only && !another) return navigate(showPath(entity, only.id));
          if (!only) continue;
          // What should be one piece's alone is on several; words may well fit many.
          if (!('q' in filter)) notify(translate('shell.scan.several', { code }), { type: 'warning' });
          return navigate(
            `${listPath(entity)}?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1' })}`,
          );
        }
        notify(translate('shell.scan.notFound', { code }), { type: 'warning' });
      } catch (error) {
        notify(errorMessage(error, translate), { type: 'error' });
      }
    },
    [dataProvider, navigate, notify, translate],
  );
}
