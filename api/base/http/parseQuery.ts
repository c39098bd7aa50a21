import querystring from 'node:querystring';

type ParseQuery = (text: string | null | undefined) => object;

/** A parameter whose name has brackets: `filter[name]=…`. */
const hasNestedName = /(?:^|&)[^=&]*(?:\[|%5b)/i;

/** The query of a request: nested names as Express reads them, the plain ones of lists in a fraction of the time. */
export const parseQuery =
  (ofExpress: ParseQuery): ParseQuery =>
  (text) => {
    if (!text || hasNestedName.test(text)) return ofExpress(text);
    const { '': _nameless, ...named } = querystring.parse(text);
    return named;
  };
