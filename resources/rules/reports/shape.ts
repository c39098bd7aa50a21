/**
 * Schema of a report's context, from which the context's type, the list of tags for template authors, the template
 * check, the empty context and the cleaning of values are derived.
 */
export type Shape = TextShape | CodeShape | ImageShape | RecordShape | ListShape;

interface TextShape {
  kind: 'text';
}
interface CodeShape<V extends string = string> {
  kind: 'code';
  values: readonly V[];
}
interface ImageShape {
  kind: 'image';
}
export interface RecordShape<F extends Record<string, Shape> = Record<string, Shape>> {
  kind: 'record';
  fields: F;
}
interface ListShape<S extends Shape = Shape> {
  kind: 'list';
  of: S;
}

/** A picture by its content hash; `alternative` is its alternative text. */
export interface ImageReference {
  hash: string;
  alternative?: string;
}

export type ValueOf<S> = S extends TextShape
  ? string
  : S extends CodeShape<infer V>
    ? V | ''
    : S extends ImageShape
      ? ImageReference | null
      : S extends ListShape<infer I>
        ? ValueOf<I>[]
        : S extends RecordShape<infer F>
          ? { [K in keyof F]: ValueOf<F[K]> }
          : never;

/** Text, already translated and formatted for the report. */
export const text = { kind: 'text' } as const;

/** A picture; null if there is none: its frame is then removed. */
export const image = { kind: 'image' } as const;

/** A value of a closed set that colours a cell; '' if there is none. Its label is a separate value. */
export function code<const V extends string>(values: readonly V[]): CodeShape<V> {
  return { kind: 'code', values };
}

export function record<const F extends Record<string, Shape>>(fields: F): RecordShape<F> {
  return { kind: 'record', fields };
}

export function list<const S extends Shape>(of: S): ListShape<S> {
  return { kind: 'list', of };
}

/** The schema of a tree of texts, such as a locale file. */
export function words<T extends Words>(tree: T): ShapeOfWords<T> {
  const fields = Object.entries(tree).map(([key, value]) => [
    key,
    typeof value === 'string' ? text : words(value),
  ]);
  // `Object.fromEntries` loses the key types; they are those of the tree.
  return { kind: 'record', fields: Object.fromEntries(fields) } as ShapeOfWords<T>;
}

interface Words {
  [key: string]: string | Words;
}
type ShapeOfWords<T> = T extends string
  ? TextShape
  : RecordShape<{ [K in keyof T]: ShapeOfWords<T[K]> & Shape }>;
