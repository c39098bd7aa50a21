import type { SessionSummary } from '@plumbline/resources/rules/auth/session';

/** What `public/lastScreen.js` draws at the next start, until the app itself stands. */
export interface LastScreen {
  user: string;
  instance: string;
  language: string;
  mode: string;
  /** Of the window, in pixels. */
  width: number;
  /** The day it is of, as `Date.toDateString` says it. */
  day: string;
  ground: string;
  /** How text is set where nothing else is said. */
  text: Record<string, string>;
  html: string;
  css: string;
}

/** What is only known, or only drawn, once the app is at work: its room stays free. */
const later = '[data-later]';
const place = 'plumbline.lastScreen';
/** Characters; the browser keeps about five million for everything. */
const most = 600_000;
const inherited = ['color', 'fontFamily', 'fontSize', 'fontWeight', 'lineHeight', 'letterSpacing'] as const;

/** Keeps the screen as it stands in `root`, for this person in this account; false: it is not whole yet. */
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
  // Somebody is typing: not how it looks when one comes.
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
    // A browser that keeps nothing opens the app a little later.
  }
  return true;
}

/** Once somebody has gone, is locked out, or sees other things now: nothing stays of it, where it stands either. */
export function forgetLastScreen(): void {
  document.querySelector('last-screen')?.remove();
  try {
    localStorage.removeItem(place);
  } catch {
    // Where nothing may be read nothing was kept.
  }
}

/** The rules of the page that may hold for something in the tree. */
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
