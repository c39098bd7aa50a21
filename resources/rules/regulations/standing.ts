interface Placed {
  id: string;
  /** Its container; another container is a move too. */
  within: string;
}

/** Items of both lists that kept their relative order, such that as few as possible have moved. */
export function standing(before: readonly Placed[], after: readonly Placed[]): Set<string> {
  const stays = new Set<string>();
  for (const within of new Set(after.map((item) => item.within))) {
    const positions = new Map(
      before.filter((item) => item.within === within).map(({ id }, index) => [id, index]),
    );
    const common = after.filter((item) => item.within === within && positions.has(item.id));
    const rising = longestRising(common.map(({ id }) => positions.get(id) ?? 0));
    for (const index of rising) stays.add(common[index]?.id ?? '');
  }
  return stays;
}

/** Indices of a longest increasing subsequence. */
function longestRising(numbers: readonly number[]): number[] {
  const best: { length: number; before: number }[] = [];
  let end = -1;
  for (const [index, number] of numbers.entries()) {
    const found = { length: 1, before: -1 };
    for (let earlier = 0; earlier < index; earlier += 1) {
      const length = (best[earlier]?.length ?? 0) + 1;
      if ((numbers[earlier] ?? 0) < number && length > found.length) {
        found.length = length;
        found.before = earlier;
      }
    }
    best.push(found);
    if (found.length > (best[end]?.length ?? 0)) end = index;
  }
  const indices: number[] = [];
  for (let index = end; index >= 0; index = best[index]?.before ?? -1) indices.unshift(index);
  return indices;
}
