import type { AnyEntity } from '../defineEntity';
import { typeOf } from '../fields/types/fieldTypes';
import { compareKeys, sortKey } from './collation';
import { isEmpty } from './operators';

type Row = Readonly<Record<string, unknown>>;
type Target = Pick<AnyEntity, 'fields' | 'title' | 'titleAs'>;

const titleOf = ({ title }: Pick<AnyEntity, 'title'>): readonly string[] => [title].flat();

/** Whether rows can be sorted by a reference to this entity: its title consists of texts of its own. */
export const isOrderedByTitle = (target: Target): boolean =>
  target.titleAs === undefined &&
  titleOf(target).every((name) => {
    const field = target.fields[name];
    return field !== undefined && field.type === 'text' && !typeOf(field).isLong?.(field);
  });

/**
 * The order by a reference: by the title of the row referred to, as other texts. Rows of which the reader may not read
 * what they refer to count as empty.
 */
export const referredOrder = {
  /** SQL of the title on this alias; null: empty. */
  sql: (target: Target, alias: string): string =>
    `nullif(concat_ws(' ', ${titleOf(target)
      .map((name) => `${alias}.\`${name}\``)
      .join(', ')}), '')`,
  /** Sort key of the title; null: empty, or no such row. */
  key(target: Target, row: Row | undefined): string | null {
    const texts = titleOf(target)
      .map((name) => row?.[name])
      .filter((value) => !isEmpty.test(value));
    return texts.length === 0 ? null : sortKey(texts.join(' '));
  },
  compare: compareKeys,
};
