/** Ids per URL: a longer one would exceed limits of proxies. */
const idsAtOnce = 100;

/** The ids in chunks that fit into a URL. */
export const pagesOfIds = <Id>(ids: readonly Id[]): Id[][] =>
  Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_page, index) =>
    ids.slice(index * idsAtOnce, (index + 1) * idsAtOnce),
  );
