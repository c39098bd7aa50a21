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
  cssRules: {
    _list: cssRules._list.flatMap((rule) => {
      if (rule.type !== styleRule) return [rule];
      if (!reduced.has(rule)) reduced.set(rule, reduce(rule));
      return reduced.get(rule) ?? [];
    }),
  },
});

const styleRule = 1;
/** Style sheets only add and remove rules; null where a rule says nothing of what is asked for. */
const reduced = new WeakMap<Rule, Rule | null>();

/** The rule with the properties asked for alone: applying borders and fonts takes jsdom most of the time. */
function reduce(rule: Rule): Rule | null {
  const { style, selectorText } = rule;
  const spoken = Array.from({ length: style.length }, (_, index) => style.item(index)).filter(
    (name) => name === 'all' || asked.has(name),
  );
  if (spoken.length === 0) return null;
  const reducedStyle: RuleStyle = {
    length: spoken.length,
    item: (index) => spoken[index] ?? '',
    getPropertyValue: (name) => style.getPropertyValue(name),
    getPropertyPriority: (name) => style.getPropertyPriority(name),
  };
  // jsdom asks whether it is a rule of its own class, whose private field only the original has.
  return Object.create(rule, { style: { value: reducedStyle }, selectorText: { value: selectorText } });
}

type Kept = WeakMap<object, unknown>;
interface Rule {
  type: number;
  selectorText: string;
  style: RuleStyle;
}
interface RuleStyle {
  length: number;
  item(index: number): string;
  getPropertyValue(name: string): string;
  getPropertyPriority(name: string): string;
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
