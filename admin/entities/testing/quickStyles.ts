/** Properties asked for often; of each kind by the rules that name one of them, or a shorthand of one. */
const kinds = [
  // Whether an element is visible and can be pressed, and where a menu is placed.
  {
    names: ['display', 'visibility', 'pointer-events', 'position', 'overflow', 'overflow-x', 'overflow-y'],
    inRules: /^(all|display|visibility|pointer-events|position|overflow)/,
  },
  {
    names: ['transform', 'perspective', 'contain', 'will-change'],
    inRules: /^(all|transform|perspective|contain|will-change)/,
  },
  // The height of a text of several lines.
  {
    names: [
      'width',
      'box-sizing',
      'padding-top',
      'padding-bottom',
      'border-top-width',
      'border-bottom-width',
    ],
    inRules: /^(all|width|box-sizing|padding|border)/,
  },
].map((kind) => ({ ...kind, reduced: new WeakMap<Rule, Rule | null>() }));
type Kind = (typeof kinds)[number];

/** In both spellings. */
const asked = new Map(
  kinds.flatMap((kind) =>
    kind.names.flatMap((name) => [
      [name, { name, kind }],
      [name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()), { name, kind }],
    ]),
  ),
);
type Asked = { name: string; kind: Kind };

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
  let ofFewRules = new Map<Kind, FewRules>();

  function quickValue(element: Element, { name, kind }: Asked): string {
    if (page._styleCache !== kept) {
      kept = page._styleCache;
      ofFewRules = new Map();
    }
    const few = ofFewRules.get(kind) ?? fewRules(page.styleSheets._list, kind);
    ofFewRules.set(kind, few);
    const values = few.values.get(element) ?? new Map<string, string>();
    few.values.set(element, values);
    const value = values.get(name) ?? answer(element, name, few);
    values.set(name, value);
    return value;
  }

  function answer(element: Element, name: string, few: FewRules): string {
    const { _list: sheets } = page.styleSheets;
    const all = page._styleCache;
    page.styleSheets._list = few.sheets;
    page._styleCache = few.kept;
    try {
      return wholeStyle(element).getPropertyValue(name);
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

interface FewRules {
  sheets: Sheet[];
  kept: Kept;
  values: WeakMap<Element, Map<string, string>>;
}

const fewRules = (sheets: Sheet[], kind: Kind): FewRules => ({
  sheets: sheets.map((sheet) => withRulesOf(kind, sheet)),
  kept: new WeakMap(),
  values: new WeakMap(),
});

/** Grouping rules (media, layer) are kept. */
const withRulesOf = (kind: Kind, { cssRules }: Sheet): Sheet => ({
  cssRules: {
    _list: cssRules._list.flatMap((rule) => {
      if (rule.type !== styleRule) return [rule];
      // Style sheets only add and remove rules.
      if (!kind.reduced.has(rule)) kind.reduced.set(rule, reduce(rule, kind));
      return kind.reduced.get(rule) ?? [];
    }),
  },
});

const styleRule = 1;

/** The rule with the properties of a kind alone, null if it names none: applying borders and fonts takes jsdom most of the time. */
function reduce(rule: Rule, { inRules }: Kind): Rule | null {
  const { style, selectorText } = rule;
  const spoken = Array.from({ length: style.length }, (_, index) => style.item(index)).filter((name) =>
    inRules.test(name),
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
