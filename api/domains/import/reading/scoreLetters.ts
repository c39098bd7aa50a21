// Non-ASCII letters of the supported languages, and signs that occur in such texts.
const alphabets = ['äöüßÄÖÜ', 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ', 'áéíóöőúüűÁÉÍÓÖŐÚÜŰ'].map((letters) => new Set(letters));
const ofAny = new Set(alphabets.flatMap((letters) => [...letters]));
const signs = new Set('\u00a0°§€„“”‚‘’–—…×²³½¼¾µ®™©«»±•');
const isLetter = /\p{L}/u;
const isCapital = /\p{Lu}/u;

/**
 * Likelihood that a text was decoded correctly, up to 1: non-ASCII letters of a supported language count for it,
 * implausible ones (a capital inside a lower-case word, a sign inside a word) against it.
 */
export function scoreLetters(text: string): number {
  let count = 0;
  let against = 0;
  const known = alphabets.map(() => 0);
  let elsewhere = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text.charCodeAt(index) < 128) continue;
    const letter = text[index] ?? '';
    const [before, after] = [text[index - 1] ?? ' ', text[index + 1] ?? ' '];
    count += 1;
    against += oddness(letter, before, after);
    if (ofAny.has(letter))
      for (const [one, letters] of alphabets.entries())
        known[one] = (known[one] ?? 0) + Number(letters.has(letter));
    else if (signs.has(letter)) elsewhere += 0.8;
    else against += isLetter.test(letter) ? 0.6 : 1;
  }
  if (count === 0) return 1;
  const best = Math.max(...known);
  const others = [...text].filter((letter) => ofAny.has(letter)).length - best;
  // A list is in one language, with occasional names from others.
  return (best + others * 0.5 + elsewhere - against) / count;
}

/** How implausible a letter or sign is between its neighbours, 0 to 1. */
function oddness(letter: string, before: string, after: string): number {
  const [isAfter, isBefore] = [isLetter.test(before), isLetter.test(after)];
  if (!isLetter.test(letter)) return isAfter && isBefore ? 0.8 : 0;
  const isSmall = !isCapital.test(letter);
  if (!isSmall) return isAfter && !isCapital.test(before) ? 0.8 : 0;
  if (letter === 'ß') return isAfter ? 0 : 0.8;
  return isAfter && isCapital.test(before) && isBefore && isCapital.test(after) ? 0.5 : 0;
}
