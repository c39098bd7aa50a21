import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Row } from '../../../entities/rowMapper';

export interface TakenValues {
  note: (row: number, values: Row) => void;
  /**
   * Number of another list row with this value. The row itself is ignored: it may be recorded from an attempt that was
   * rolled back.
   */
  rowWith: (row: number, name: string, values: Row) => number | undefined;
}

/** Records which list row uses each unique value, such as a QR code. */
export function takenValues(entity: AnyEntity): TakenValues {
  const taken = new Map<string, number>();
  const unique = Object.entries(entity.fields).flatMap(([name, field]) =>
    field.unique ? [{ name, within: typeof field.unique === 'object' ? field.unique.within : null }] : [],
  );
  const keyOf = (name: string, values: Row): string | null => {
    const within = unique.find((one) => one.name === name)?.within;
    const value = values[name] ?? '';
    // Unique values are compared without case.
    return value === '' ? null : [name, within ? values[within] : '', String(value).toLowerCase()].join('\t');
  };
  return {
    note(row, values) {
      for (const { name } of unique) {
        const key = keyOf(name, values);
        if (key !== null && !taken.has(key)) taken.set(key, row);
      }
    },
    rowWith(row, name, values) {
      const key = keyOf(name, values);
      const first = key === null ? undefined : taken.get(key);
      return first === row ? undefined : first;
    },
  };
}
