import type { KeyboardEvent } from 'react';

/**
 * Keys of a table of rows: the arrows, Home and End go from row to row, space selects the row. They work while a link
 * of a row has the focus, so that letters typed elsewhere do nothing.
 */
export function rowKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const link = target instanceof HTMLElement ? target.closest<HTMLElement>('tbody a.title') : null;
  if (!link) return;
  if (key === ' ') {
    event.preventDefault();
    link.closest('tr')?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
    return;
  }
  const links = [...currentTarget.querySelectorAll<HTMLElement>('tbody a.title')];
  const at = links.indexOf(link);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[key];
  if (next === undefined) return;
  event.preventDefault();
  links[next]?.focus();
}

/**
 * Keys of a list: slash goes to its search, n opens the form for a new row, the arrow down leads from the search to the
 * first row. Only while something of the list has the focus and nothing is being typed (WCAG 2.1.4).
 */
export function listKeys(
  event: KeyboardEvent<HTMLElement>,
  { onNew }: { onNew?: (() => void) | undefined },
): void {
  const { key, target, currentTarget } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
  const isSearch = target.matches('[role=searchbox]');
  if (isSearch && key === 'ArrowDown') {
    event.preventDefault();
    currentTarget.querySelector<HTMLElement>('tbody a.title')?.focus();
  }
  if (target.closest('input:not([type=checkbox]), textarea, select, [contenteditable], [role=combobox]'))
    return;
  if (key === '/') {
    event.preventDefault();
    currentTarget.querySelector<HTMLElement>('[role=searchbox]')?.focus();
  } else if (key === 'n' && onNew) {
    event.preventDefault();
    onNew();
  }
}
