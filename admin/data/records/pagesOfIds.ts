/** Ids in one address: a longer one would not pass every proxy. */
const idsAtOnce = 100;

/** The ids in as many lots as it takes to ask for all of them by their addresses. */
export const pagesOfIds = <Id>(ids: readonly Id[]): Id[][] =>
  Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_page, index) =>
    ids.slice(index * idsAtOnce, (index + 1) * idsAtOnce),
  );
