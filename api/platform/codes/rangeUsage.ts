import { definitions } from '@plumbline/resources/entities/index';
import { codeNumbers } from '@plumbline/resources/rules/licences/codeNumbers';
import type { Call } from '../../entities/call';
import { getRecord } from '../../entities/getRecord';
import type { Row } from '../../entities/rowMapper';

export interface RangeUsage {
  /** Codes printed. */
  total: number;
  /** Codes in use by the account they were sold to. */
  inUse: number;
  /** Codes in use by other accounts, or before they are sold. */
  elsewhere: number;
}

/** How many codes of a range are in use, for callers who may read the range; by whom is not disclosed. */
export async function rangeUsage(call: Call, id: string): Promise<RangeUsage> {
  const range = await getRecord(call, definitions.checkerIdRanges, id);
  const prefix = String(range.prefix).toLowerCase();
  const [first, last] = [Number(range.firstNumber), Number(range.lastNumber)];
  const like = `${prefix.replace(/[!%_]/g, '!$&')}%`;
  const used = async (table: string, column: string): Promise<Row[]> =>
    call.db(table).whereRaw("?? like ? escape '!'", [column, like]).select('instance', { key: column });
  const rows = [...(await used('equipments', 'qrCodeKey')), ...(await used('qrCodes', 'codeKey'))].filter(
    ({ key }) =>
      codeNumbers(String(key)).some(
        (one) => one.prefix === prefix && one.number >= first && one.number <= last,
      ),
  );
  const distinct = (wanted: (row: Row) => boolean) => new Set(rows.filter(wanted).map(({ key }) => key)).size;
  const isSoldTo = ({ instance }: Row): boolean => instance === range.soldTo;
  return {
    total: last - first + 1,
    inUse: distinct(isSoldTo),
    elsewhere: distinct((row) => !isSoldTo(row)),
  };
}
