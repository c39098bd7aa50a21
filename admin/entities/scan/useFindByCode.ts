import { definitions, entities } from '@plumbline/resources/entities/index';
import { useCallback } from 'react';
import { type RaRecord, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../data/errors/errorMessage';
import { listPath, showPath } from '../screenPaths';
import { isAddress, mayNameEquipment } from './codeOf';

const entity = entities.equipments;

/** Fields searched for the code, by precedence; exact match only. */
const read = ['qrCode', 'identNumber', 'serialNumber'] as const;
const longest = Math.max(...read.map((name) => definitions.equipments.fields[name].max));

/**
 * Opens the piece with this QR code, else ident number, else serial number; the list if several match. Similar codes
 * do not match: the wrong piece would be inspected.
 */
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
      if (!isAddress(code) && !mayNameEquipment(code, longest)) {
        notify(translate('shell.scan.unusable', { code: shortened(code) }), { type: 'warning' });
        return;
      }
      try {
        for (const name of read) {
          const filter = { [name]: code };
          const [only, another] = await find(filter);
          if (only && !another) return navigate(showPath(entity, only.id));
          if (!only) continue;
          notify(translate('shell.scan.several', { code }), { type: 'warning' });
          return navigate(
            `${listPath(entity)}?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1' })}`,
          );
        }
        notify(translate(isAddress(code) ? 'shell.scan.foreign' : 'shell.scan.notFound', { code }), {
          type: 'warning',
        });
      } catch (error) {
        notify(errorMessage(error, translate), { type: 'error' });
      }
    },
    [dataProvider, navigate, notify, translate],
  );
}

const shortened = (code: string): string => {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
};
