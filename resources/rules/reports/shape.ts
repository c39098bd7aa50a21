/**
 * What a report's context looks like, said once: the type of the context, the list of tags for template authors,
 * the check of their templates, the context without data and the cleaning of values all derive from such a shape.
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

/** A picture by the hash of its content; `alternative` is read out where the picture cannot be seen. */
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

/** Words a person reads, already in the report's language and formatted for it. */
export const text = { kind: 'text' } as const;

/** A picture, or null where there is none: its frame then disappears. */
export const image = { kind: 'image' } as const;

/** A value out of a closed set that gives a cell its colour; '' where there is none. Its word stands beside it. */
export function code<const V extends string>(values: readonly V[]): CodeShape<V> {
  return { kind: 'code', values };
}

export function record<const F extends Record<string, Shape>>(fields: F): RecordShape<F> {
  return { kind: 'record', fields };
}

export function list<const S extends Shape>(of: S): ListShape<S> {
  return { kind: 'list', of };
}

/** The shape of a tree of words, such as a locale file. */
export function words<T extends Words>(tree: T): ShapeOfWords<T> {
  const fields = Object.entries(tree).map(([key, value]) => [
    key,
    typeof value === 'string' ? text : words(value),
  ]);
  // `Object.fromEntries` forgets the keys; they are those of the tree.
  return { kind: 'record', fields: Object.fromEntries(fields) } as ShapeOfWords<T>;
}

interface Words {
  [key: string]: string | Words;
}
type ShapeOfWords<T> = T extends string
  ? TextShape
  : RecordShape<{ [K in keyof T]: ShapeOfWords<T[K]> & Shape }>;
