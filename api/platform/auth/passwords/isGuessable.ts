import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Guesses that a patient program makes in minutes at a stolen table (a score of 2 stands for a hundred million). */
const leastScore = 2;
/** What stands in front of everybody who chooses a password here. */
const product = ['Plumbline'];
/** Long passwords take long to look at, and their beginning decides. */
const looked = 100;

let factory: Promise<ZxcvbnFactory> | undefined;

/**
 * Whether a password is common, a pattern of the keyboard, or made of what is known of its person: parts of the name, the
 * address, the company.
 */
export async function isGuessable(password: string, about: readonly string[]): Promise<boolean> {
  factory ??= loadFactory();
  const words = [...product, ...about].flatMap((text) => [text, ...text.split(/[\s@.,_+-]+/)]);
  const known = [...new Set(words.map((word) => word.toLowerCase()))].filter((word) => word.length > 2);
  return (await factory).check(password.slice(0, looked), known).score < leastScore;
}

// Its dictionaries take megabytes that a process in which nobody chooses a password does without.
async function loadFactory(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Factory({ dictionary, graphs: adjacencyGraphs });
}
