/**
 * Covers everything on the page but `place`: what lies beneath is not drawn at all, so it can neither be read nor reached by
 * keyboard or screen reader, and stays in memory as it is. Returns how to uncover it, with scroll and focus as they were.
 */
export function coverPage(place: HTMLElement, title: string): () => void {
  const before = {
    title: document.title,
    scroll: { x: window.scrollX, y: window.scrollY },
    focus: document.activeElement,
    address: window.location.href,
  };
  const style = document.createElement('style');
  style.textContent = 'body > *:not([data-lock]) { display: none !important }';
  place.dataset.lock = '';
  document.head.append(style);
  document.body.append(place);
  document.title = title;
  // A dialog that opens beneath declares all else on the page hidden.
  const guard = new MutationObserver(bare);
  guard.observe(place, { attributes: true, attributeFilter: ['aria-hidden', 'inert'] });
  window.addEventListener('keydown', keepFromBeneath, true);
  window.addEventListener('popstate', stay, true);

  function bare(): void {
    place.removeAttribute('aria-hidden');
    place.removeAttribute('inert');
  }

  /** Shortcuts of the screens beneath hear nothing. */
  function keepFromBeneath(event: KeyboardEvent): void {
    if (event.target instanceof Node && place.contains(event.target)) return;
    event.stopImmediatePropagation();
  }

  /** The browser's back button would take the screen beneath away. */
  function stay(event: PopStateEvent): void {
    event.stopImmediatePropagation();
    if (window.location.href !== before.address) window.history.forward();
  }

  return () => {
    guard.disconnect();
    window.removeEventListener('keydown', keepFromBeneath, true);
    window.removeEventListener('popstate', stay, true);
    style.remove();
    place.remove();
    document.title = before.title;
    window.scrollTo({ left: before.scroll.x, top: before.scroll.y, behavior: 'instant' });
    if (before.focus instanceof HTMLElement && before.focus.isConnected)
      before.focus.focus({ preventScroll: true });
  };
}
