import type { MouseEvent } from 'react';

const pressed = 'button:not([role="tab"]), label, input[type="checkbox"], input[type="radio"]';
const entered = 'input, textarea, [contenteditable]';

/**
 * For `onMouseDown` of a form: keeps the focus in a field while a button of the form is pressed. Its blur would show an
 * error and move the button away from the pointer before the click.
 */
export function keepFocusWhilePressed(event: MouseEvent<HTMLElement>): void {
  const form = event.currentTarget;
  const { activeElement } = form.ownerDocument;
  // React's events of menus and dialogs also bubble to the form that opened them.
  if (!(event.target instanceof Element) || !form.contains(event.target)) return;
  if (!activeElement?.matches(entered) || !form.contains(activeElement)) return;
  if (event.target.closest(pressed)) event.preventDefault();
}
