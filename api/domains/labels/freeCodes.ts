import { definitions } from '@plumbline/resources/entities/index';
import type { LabelContent } from '@plumbline/resources/rules/labels/index';
import { codeNumbers } from '@plumbline/resources/rules/licences/codeNumbers';
import { fail } from '../../base/errors/errors';
import type { Call } from '../../entities/call';
import { getTyped } from '../../entities/typedRecords';
import { publicAddress } from '../publicPages';

interface Wanted {
  range: string;
  first?: number | undefined;
  count: number;
}

const step = 2000;

/** Labels for codes of a range not used in any account; LABELS_NONE if all are in use. */
export async function labelsOfFreeCodes(call: Call, wanted: Wanted, origin: string): Promise<LabelContent[]> {
  const { prefix, firstNumber, lastNumber } = await getTyped(
    call,
    definitions.checkerIdRanges.name,
    wanted.range,
  );
  const digits = String(lastNumber).length;
  const found: string[] = [];
  for (
    let from = Math.max(firstNumber, wanted.first ?? firstNumber);
    from <= lastNumber && found.length < wanted.count;
    from += step
  ) {
    const numbers = Array.from({ length: Math.min(step, lastNumber - from + 1) }, (_, index) => from + index);
    const used = await usedAmong(call, prefix, numbers);
    found.push(
      ...numbers
        .filter((number) => !used.has(number))
        .map((number) => `${prefix}${String(number).padStart(digits, '0')}`),
    );
  }
  if (found.length === 0) fail('LABELS_NONE');
  return found
    .slice(0, wanted.count)
    .map((code) => ({ address: publicAddress(origin, code), code, lines: [code], hasLogo: false }));
}

/** Numbers of the range that are in use, with any number of leading zeros. */
async function usedAmong({ db }: Call, prefix: string, numbers: readonly number[]): Promise<Set<number>> {
  const key = prefix.toLowerCase();
  const longest = 10;
  const ways = numbers.flatMap((number) => {
    const plain = String(number);
    return Array.from(
      { length: longest - plain.length + 1 },
      (_, zeros) => `${key}${'0'.repeat(zeros)}${plain}`,
    );
  });
  const carried: { key: string }[] = [
    ...(await db('equipments').whereIn('qrCodeKey', ways).select({ key: 'qrCodeKey' })),
    ...(await db('qrCodes').whereIn('codeKey', ways).whereNotNull('equipment').select({ key: 'codeKey' })),
  ];
  return new Set(
    carried.flatMap((row) => codeNumbers(row.key).flatMap((one) => (one.prefix === key ? [one.number] : []))),
  );
}
