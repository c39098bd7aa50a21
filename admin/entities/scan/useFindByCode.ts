import { definitions, entities } from '@plumbline/resources/entities/index';
import { mayEver } from '@plumbline/resources/language/permissions';
import { useCallback } from 'react';
import { type RaRecord, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../data/errors/errorMessage';
import { useConnection } from '../../data/offline';
import { useActor } from '../../data/session/ActorProvider';
import { listPath, showPath } from '../screenPaths';
import { isAddress, mayNameEquipment } from './codeOf';

const entity = entities.equipments;

/** Fields searched for the code, by precedence; exact match only. */
const read = ['qrCode', 'identNumber', 'serialNumber'] as const;
const longest = Math.max(...read.map((name) => definitions.equipments.fields[name].max));

/**
 * Opens the piece that carries this QR code, else the one it is assigned to, else the one with this ident number, else
 * serial number; the list if several match. Similar codes do not match: the wrong piece would be inspected.
 */
export function useFindByCode(): (code: string) => Promise<void> {
  const dataProvider = useDataProvider();
  const navigate = useNavigate();
  const notify = useNotify();
  const translate = useTranslate();
  const { isOnline } = useConnection();
  // Codes are not kept offline.
  const mayReadCodes = mayEver(definitions.qrCodes, 'read', useActor()) && isOnline;
  return useCallback(
    async (code: string) => {
      const list = async (resource: string, field: string, filter: Record<string, unknown>) =>
        (
          await dataProvider.getList<RaRecord<string>>(resource, {
            filter,
            pagination: { page: 1, perPage: 2 },
            sort: { field, order: 'ASC' },
          })
        ).data;
      const find = async (name: (typeof read)[number]) => {
        const found = await list(entity.name, 'identNumber', { [name]: code });
        if (found.length > 0 || name !== 'qrCode' || !mayReadCodes) return found;
        const [row] = await list(definitions.qrCodes.name, 'code', { code });
        return row?.equipment ? list(entity.name, 'identNumber', { id: row.equipment }) : [];
      };
      if (!isAddress(code) && !mayNameEquipment(code, longest)) {
        notify(translate('shell.scan.unusable', { code: shortened(code) }), { type: 'warning' });
        return;
      }
      try {
        for (const name of read) {
          const [only, another] = await find(name);
          if (only && !another) return navigate(showPath(entity, only.id));
          if (!only) continue;
          notify(translate('shell.scan.several', { code }), { type: 'warning' });
          return navigate(
            `${listPath(entity)}?${new URLSearchParams({ filter: JSON.stringify({ [name]: code }), page: '1' })}`,
          );
        }
        notify(translate(isAddress(code) ? 'shell.scan.foreign' : 'shell.scan.notFound', { code }), {
          type: 'warning',
        });
      } catch (error) {
        notify(errorMessage(error, translate), { type: 'error' });
      }
    },
    [dataProvider, mayReadCodes, navigate, notify, translate],
  );
}

const shortened = (code: string): string => {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
};
