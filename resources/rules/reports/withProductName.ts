import { nameProduct } from '../brands';

/** The same tree of texts with the product's name in place of its placeholder. */
export const withProductName = <Words>(words: Words, product: string): Words =>
  JSON.parse(JSON.stringify(words), (_key, value: unknown) =>
    typeof value === 'string' ? nameProduct(value, product) : value,
  );
