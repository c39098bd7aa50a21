/**
 * Hides everything on the page but `place`: content beneath is not rendered, so neither visible nor reachable by
 * keyboard or screen reader, but keeps its state. Returns a function that restores it with scroll position and focus.
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
  // A dialog beneath hides the rest of the page with `aria-hidden`.
  const guard = new MutationObserver(bare);
  guard.observe(place, { attributes: true, attributeFilter: ['aria-hidden', 'inert'] });
  window.addEventListener('keydown', keepFromBeneath, true);
  window.addEventListener('popstate', stay, true);

  function bare(): void {
    place.removeAttribute('aria-hidden');
    place.removeAttribute('inert');
  }

  /** Disables shortcuts of the screens beneath. */
  function keepFromBeneath(event: KeyboardEvent): void {
    if (event.target instanceof Node && place.contains(event.target)) return;
    event.stopImmediatePropagation();
  }

  /** The back button would leave the screen beneath. */
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
