/** The properties that determine whether an element is visible and can be pressed, and where a menu is placed. */
const names = [
  ...['display', 'visibility', 'pointer-events'],
  ...[
    'position',
    'overflow',
    'overflow-x',
    'overflow-y',
    'transform',
    'perspective',
    'contain',
    'will-change',
  ],
];
/** In both spellings. */
const asked = new Map(
  names.flatMap((name) => [
    [name, name],
    [name.replace(/-(.)/, (_, letter: string) => letter.toUpperCase()), name],
  ]),
);

/**
 * A faster `getComputedStyle` for jsdom. Every query by role asks for the style of many elements, and jsdom applies
 * all rules of the page for each, again after every change: a third of the time of a screen's test; so do menus for all
 * elements around them. Few rules affect the properties asked for. The values are still jsdom's, from those rules alone;
 * other properties use all rules.
 */
export function quickStyles(view: Window & typeof globalThis): typeof getComputedStyle {
  const wholeStyle = view.getComputedStyle;
  const page = behind(view.document);
  /** jsdom's cache, replaced whenever the page changes. */
  let kept: Kept | undefined;
  let ofFewRules: { kept: Kept; sheets: Sheet[]; values: WeakMap<Element, Map<string, string>> };

  function quickValue(element: Element, property: string): string {
    if (page._styleCache !== kept) {
      kept = page._styleCache;
      const sheets = page.styleSheets._list.map(withRulesOfAsked);
      ofFewRules = { kept: new WeakMap(), sheets, values: new WeakMap() };
    }
    const values = ofFewRules.values.get(element) ?? new Map<string, string>();
    ofFewRules.values.set(element, values);
    const value = values.get(property) ?? answer(element, property);
    values.set(property, value);
    return value;
  }

  function answer(element: Element, property: string): string {
    const { _list: sheets } = page.styleSheets;
    const all = page._styleCache;
    page.styleSheets._list = ofFewRules.sheets;
    page._styleCache = ofFewRules.kept;
    try {
      return wholeStyle(element).getPropertyValue(property);
    } finally {
      page.styleSheets._list = sheets;
      page._styleCache = all;
    }
  }

  return (element, pseudo) => {
    if (pseudo || element.ownerDocument !== view.document) return wholeStyle(element, pseudo);
    let whole: CSSStyleDeclaration | undefined;
    const inFull = () => {
      whole ??= wholeStyle(element);
      return whole;
    };
    const styleValue = (name: string) => {
      const property = asked.get(name);
      return property ? quickValue(element, property) : inFull().getPropertyValue(name);
    };
    return new Proxy(Object.create(view.CSSStyleDeclaration.prototype), {
      get(_, name) {
        if (name === 'getPropertyValue') return styleValue;
        if (typeof name === 'string' && asked.has(name)) return styleValue(name);
        const value: unknown = Reflect.get(inFull(), name);
        return typeof value === 'function' ? value.bind(inFull()) : value;
      },
      has: (_, name) => Reflect.has(inFull(), name),
    });
  };
}

/** Grouping rules (media, layer) are kept. */
const withRulesOfAsked = ({ cssRules }: Sheet): Sheet => ({
  cssRules: { _list: cssRules._list.filter((rule) => rule.type !== styleRule || speaksOfAsked(rule)) },
});

const styleRule = 1;

function speaksOfAsked({ style }: Rule): boolean {
  for (let index = 0; index < style.length; index += 1) {
    const name = style.item(index);
    if (name === 'all' || asked.has(name)) return true;
  }
  return false;
}

type Kept = WeakMap<object, unknown>;
interface Rule {
  type: number;
  style: { length: number; item(index: number): string };
}
interface Sheet {
  cssRules: { _list: Rule[] };
}

/** jsdom's implementation object of a document. */
function behind(shown: Document) {
  const symbol = Object.getOwnPropertySymbols(shown).find(({ description }) => description === 'impl');
  // The shape of jsdom's Document-impl.js, which has no types.
  return Reflect.get(shown, symbol ?? '') as { _styleCache: Kept; styleSheets: { _list: Sheet[] } };
}
