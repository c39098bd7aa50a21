import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** zxcvbn score required: 2 stands for up to 10^8 guesses, minutes of work against a stolen hash table. */
const leastScore = 2;
/** Words everybody who chooses a password here sees. */
const product = ['Plumbline'];
/** Characters checked: long passwords are slow to check, and their beginning decides. */
const looked = 100;

let factory: Promise<ZxcvbnFactory> | undefined;

/**
 * Whether a password is common, a keyboard pattern, or made of the person's own data: parts of the name, address or
 * company.
 */
export async function isGuessable(password: string, about: readonly string[]): Promise<boolean> {
  factory ??= loadFactory();
  const words = [...product, ...about].flatMap((text) => [text, ...text.split(/[\s@.,_+-]+/)]);
  const known = [...new Set(words.map((word) => word.toLowerCase()))].filter((word) => word.length > 2);
  return (await factory).check(password.slice(0, looked), known).score < leastScore;
}

// Loaded on demand: its dictionaries take megabytes.
async function loadFactory(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Factory({ dictionary, graphs: adjacencyGraphs });
}
