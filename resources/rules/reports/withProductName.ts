import { nameProduct } from '../brands';

/** The same tree of texts with the product's name in place of its placeholder. */
export function withProductName<Words>(words: Words, product: string): Words {
  return named(words, product) as Words; // each text in the place of its own
}

function named(words: unknown, product: string): unknown {
  if (typeof words === 'string') return nameProduct(words, product);
  if (Array.isArray(words)) return words.map((word) => named(word, product));
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, named(value, product)]));
}
