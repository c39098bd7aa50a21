import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { quickStyles } from './quickStyles';

const names = [
  'display',
  'visibility',
  'pointerEvents',
  'position',
  'overflowX',
  'paddingTop',
  'borderTopWidth',
] as const;
let page: Document;
let sheet: HTMLStyleElement;
let ofAllRules: typeof getComputedStyle;
let quickly: typeof getComputedStyle;

beforeEach(() => {
  // A page of its own: nobody has asked it quickly before.
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const view = frame.contentWindow as (Window & typeof globalThis) | null; // what lib.dom gives a frame lacks the constructors
  if (!view) throw new Error('The frame has no window.');
  page = view.document;
  page.head.innerHTML = `<style>
    .hall { visibility: hidden; color: red; border: 1px solid; overflow: hidden; position: relative }
    .hall .rack { visibility: visible; pointer-events: none }
    p { display: flex; padding: 1px }
    #first { display: grid }
    p.late { display: none !important }
    @media all { .rack em { display: inline-block } }
  </style>`;
  page.body.innerHTML = `<main class="hall"><p id="first">one <em>two</em></p>
    <div class="rack"><p class="late" style="display: block">three</p><p hidden>four <em>five</em></p><button>six</button></div>
    <table><tbody><tr><td>seven</td></tr></tbody></table></main>`;
  sheet = page.querySelector('style') ?? page.createElement('style');
  ofAllRules = view.getComputedStyle;
  quickly = quickStyles(view);
});
afterEach(() => {
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
});

const everywhere = (ask: typeof getComputedStyle) =>
  [...page.querySelectorAll('*')].map((element) => {
    const style = ask(element);
    return [element.outerHTML, ...names.map((name) => style[name]), style.getPropertyValue('pointer-events')];
  });
const first = () => page.querySelector('#first') ?? page.body;

describe('quickStyles', () => {
  it('answers as all rules together do: by rank, by heirs, by medium, by what stands at the element', () => {
    expect(everywhere(quickly)).toEqual(everywhere(ofAllRules));
    expect(quickly(first()).display).toBe('grid');
    expect(quickly(page.querySelector('button') ?? page.body).pointerEvents).toBe('none');
  });

  it('applies all rules where something else is asked', () => {
    const [few, all] = [quickly(first()), ofAllRules(first())];
    expect([few.color, few.paddingTop, few.length, few.cssText, few.item(0), 'color' in few]).toEqual([
      all.color,
      all.paddingTop,
      all.length,
      all.cssText,
      all.item(0),
      true,
    ]);
    expect(few.paddingTop).toBe('1px');
    expect(few.getPropertyValue('padding-top')).toBe('1px');
  });

  const rows = (change: () => void, value: string) => ({ change, value });
  it.each([
    ['a class', rows(() => first().classList.add('late'), 'none')],
    ['what stands at the element', rows(() => first().setAttribute('style', 'display: block'), 'block')],
    [
      'its style by script',
      rows(() => (first() as HTMLElement).style.setProperty('display', 'block'), 'block'),
    ],
    ['another sheet', rows(() => page.head.append(styleOf('#first { display: block }')), 'block')],
    ['a sheet less', rows(() => sheet.remove(), 'block')],
    ['the text of a sheet', rows(() => sheet.append('#first { display: contents }'), 'contents')],
    ['a rule more', rows(() => sheet.sheet?.insertRule('main #first { display: block }'), 'block')],
    ['a rule less', rows(() => sheet.sheet?.deleteRule(3), 'flex')],
    ['where it stands', rows(() => page.body.append(Object.assign(first(), { className: 'late' })), 'none')],
  ])('never answers from before: %s', (_, { change, value }) => {
    expect(quickly(first()).display).toBe('grid');
    change();
    expect(quickly(first()).display).toBe(value);
    expect(everywhere(quickly)).toEqual(everywhere(ofAllRules));
  });

  it('hides what lies in something that was hidden since', () => {
    const button = page.querySelector('button') ?? page.body;
    expect(quickly(button).visibility).toBe('visible');
    button.parentElement?.classList.remove('rack');
    expect(quickly(button).visibility).toBe('hidden');
  });

  it('answers for what is not on the page, too', () => {
    const loose = page.createElement('p');
    expect(quickly(loose).display).toBe(ofAllRules(loose).display);
  });
});

function styleOf(text: string): HTMLStyleElement {
  return Object.assign(page.createElement('style'), { textContent: text });
}
