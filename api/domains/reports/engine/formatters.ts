import { token } from './tokens';

type Formatter = (value: unknown, ...args: string[]) => unknown;

/** Formatters of the product, in addition to Carbone's own. */
export const ownFormatters: Record<string, Formatter> = {
  /** In the alternative text of a placeholder picture, which is replaced by the tag's picture. */
  pic: (value) => token('picture', typeof value === 'string' ? value : ''),
  /** In a table cell: colours the cell by danger level or result; prints nothing. */
  colour: (value) => (typeof value === 'string' && value ? token('colour', value) : ''),
  /** The value; without one the surrounding paragraph, row or table is removed. */
  orNoParagraph: (value) => valueOr(value, 'paragraph'),
  orNoRow: (value) => valueOr(value, 'row'),
  orNoTable: (value) => valueOr(value, 'table'),
};

function valueOr(value: unknown, what: string): unknown {
  const isMissing = value === '' || value === null || value === undefined;
  return isMissing ? token('drop', what) : value;
}
