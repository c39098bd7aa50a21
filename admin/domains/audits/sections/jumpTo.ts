/** Scrolls to an anchor of the audit and moves the focus there. */
export function jumpTo(anchor: string): void {
  const element = document.getElementById(anchor);
  if (!element) return;
  const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
  if (element.tabIndex === -1 && element.hasAttribute('tabindex')) element.focus({ preventScroll: true });
}
