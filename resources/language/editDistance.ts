/** Letters to insert, remove or replace to make one word the other (Levenshtein). */
export function editDistance(a: string, b: string): number {
  const letters = [...b];
  // One row of the table, overwritten from left to right.
  const row = Array.from({ length: letters.length + 1 }, (_, index) => index);
  let done = 0;
  for (const letter of a) {
    let diagonal = done;
    done += 1;
    let left = done;
    row[0] = done;
    for (let column = 0; column < letters.length; column += 1) {
      const above = row[column + 1] ?? 0;
      left = Math.min(diagonal + (letter === letters[column] ? 0 : 1), above + 1, left + 1);
      row[column + 1] = left;
      diagonal = above;
    }
  }
  return row[letters.length] ?? 0;
}
