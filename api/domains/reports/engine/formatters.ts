import { token } from './tokens';

type Formatter = (value: unknown, ...args: string[]) => unknown;

/** What a template may call after a tag beside Carbone's own formatters. */
export const ownFormatters: Record<string, Formatter> = {
  /** In the alternative text of a placeholder picture: the picture of the tag takes its place. */
  pic: (value) => token('picture', typeof value === 'string' ? value : ''),
  /** In a table cell: colours the cell after the danger level or the result; prints nothing. */
  colour: (value) => (typeof value === 'string' && value ? token('colour', value) : ''),
  /** The value; where there is none, the paragraph, the row or the table around it disappears. */
  orNoParagraph: (value) => valueOr(value, 'paragraph'),
  orNoRow: (value) => valueOr(value, 'row'),
  orNoTable: (value) => valueOr(value, 'table'),
};

function valueOr(value: unknown, what: string): unknown {
  const isMissing = value === '' || value === null || value === undefined;
  return isMissing ? token('drop', what) : value;
}
