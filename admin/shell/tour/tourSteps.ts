import type { Board } from '@plumbline/resources/rules/dashboard/figures';

/** A step; its target is the first selector with a visible element. */
export interface TourStep {
  /** Key of its texts: `dashboard.tour.<name>`. */
  name: string;
  targets: readonly string[];
}

const step = (name: string, ...targets: string[]): TourStep => ({ name, targets });
const entry = (path: string): string => `nav a[href="${path}"]`;

const first = step('first', '[data-tour="first"]');
const search = step('search', '[data-tour="search"]');
const due = step('due', '[data-tour="due"]');
const licences = step('licences', '[data-tour="due"]');
const errors = step('errors', '[data-tour="due"]');
const find = step('find', '[data-tour="find"]');
const plannings = step('plannings', entry('/audits/planning/overview'));
const accounts = step('accounts', entry('/instances/overview'));
const menu = step('menu', '[data-tour="menu"]', '[data-tour="bottom-menu"]');
const faq = step('faq', entry('/faq/customer/overview'));
const sync = step('sync', '[data-sync-state]');
const account = step('account', '[data-tour="account"]');

/** Six positions with alternatives: an account without equipment has first steps instead of a search. */
const places: Record<Board | 'other', readonly (readonly TourStep[])[]> = {
  inspecting: [[first, search], [due, find], [plannings], [menu], [sync], [account]],
  selling: [[licences], [find], [accounts, plannings], [menu], [sync], [account]],
  providing: [[errors], [find], [accounts], [menu], [faq, sync], [account]],
  other: [[search, find], [plannings, accounts], [menu], [faq], [sync], [account]],
};

/** The steps for a dashboard board, without those that have no visible target. */
export const stepsFor = (board: Board | undefined, isShown: (target: string) => boolean): TourStep[] =>
  places[board ?? 'other'].flatMap(
    (choices) => choices.find(({ targets }) => targets.some((target) => isShown(target))) ?? [],
  );

/** The first visible target of a step. */
export function targetOf({ targets }: TourStep): HTMLElement | undefined {
  for (const target of targets)
    for (const element of document.querySelectorAll<HTMLElement>(target))
      if (element.getClientRects().length > 0) return element;
  return undefined;
}
