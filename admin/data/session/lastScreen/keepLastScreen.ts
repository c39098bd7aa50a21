import type { SessionSummary } from '@plumbline/resources/rules/auth/session';

/** A snapshot of the screen that `public/lastScreen.js` shows at the next start until the app is ready. */
export interface LastScreen {
  user: string;
  instance: string;
  language: string;
  mode: string;
  /** Of the window, in pixels. */
  width: number;
  /** Its date, as by `Date.toDateString`. */
  day: string;
  ground: string;
  /** Inherited text styles of the body. */
  text: Record<string, string>;
  html: string;
  css: string;
}

/** Elements that only appear once the app runs; they are replaced by empty boxes of the same size. */
const later = '[data-later]';
const place = 'plumbline.lastScreen';
/** Limit in characters; localStorage has about five million in total. */
const most = 600_000;
const inherited = ['color', 'fontFamily', 'fontSize', 'fontWeight', 'lineHeight', 'letterSpacing'] as const;

/** Stores the screen in `root` for this person and account; false if it is not completely rendered. */
export function keepLastScreen(
  root: HTMLElement,
  { user, instance }: Pick<SessionSummary, 'user' | 'instance'>,
  { language, mode }: Pick<LastScreen, 'language' | 'mode'>,
): boolean {
  const tree = root.cloneNode(true) as HTMLElement; // a clone is what it was cloned from
  const rooms = [...root.querySelectorAll(later)].map((one) => one.getBoundingClientRect());
  for (const [index, one] of [...tree.querySelectorAll<HTMLElement>(later)].entries()) {
    one.replaceChildren();
    one.style.width = `${rooms[index]?.width}px`;
    one.style.height = `${rooms[index]?.height}px`;
  }
  // An input with focus means that the screen is not in its initial state.
  const isInUse = root.querySelector('input:focus') !== null;
  if (root.inert || isInUse || tree.querySelector('.MuiSkeleton-root')) return false;
  for (const input of tree.querySelectorAll('input')) input.removeAttribute('value');
  const style = getComputedStyle(document.body);
  const screen: LastScreen = {
    user,
    instance,
    language,
    mode,
    width: window.innerWidth,
    day: new Date().toDateString(),
    ground: style.backgroundColor,
    text: Object.fromEntries(inherited.map((name) => [name, style[name]])),
    html: tree.innerHTML,
    css: stylesOf(tree),
  };
  const text = JSON.stringify(screen);
  try {
    if (text.length > most) forgetLastScreen();
    else localStorage.setItem(place, text);
  } catch {
    // Without storage the app opens slightly later.
  }
  return true;
}

/** Deletes the snapshot and the one on display, after signing out, locking or a change of rights. */
export function forgetLastScreen(): void {
  document.querySelector('last-screen')?.remove();
  try {
    localStorage.removeItem(place);
  } catch {
    // Without storage there is no snapshot.
  }
}

/** The page's CSS rules that may apply to the tree. */
function stylesOf(tree: HTMLElement): string {
  const classes = new Set([...tree.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]));
  const mayHold = (selector: string): boolean => {
    const [, first] = selector.match(/\.([\w-]+)/) ?? [];
    return first === undefined || classes.has(first);
  };
  const kept = (rule: CSSRule): string => {
    if (rule instanceof CSSStyleRule)
      return mayHold(rule.selectorText) ? rule.cssText.replace(/^(html|:root|body)\b/, ':host') : '';
    if (!(rule instanceof CSSMediaRule) || !rule.cssRules) return '';
    const inner = [...rule.cssRules].map(kept).join('');
    return inner && `@media ${rule.conditionText}{${inner}}`;
  };
  return [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(kept)).join('');
}
