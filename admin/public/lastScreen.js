// Draws the dashboard as it was when it was last left, while the app itself is still on its way, and hands over to the app
// what was typed and clicked in it meanwhile. `boot/lastScreen/keepLastScreen.ts` keeps it.
(() => {
  /** Milliseconds: of inactivity, after which the app locks; that the app may wait for before it says so itself; at most. */
  const [inactivityLimit, longestWait, longest] = [7_200_000, 3000, 20_000];
  const ownStyle = `
    :host { position: fixed; inset: 0; z-index: 1250; display: block; overflow: auto }
    [data-wanted] { opacity: 0.55 }
    progress { position: fixed; inset: 0 0 auto; width: 100%; height: 3px; accent-color: currentColor }
  `;
  const app = document.getElementById('root');
  const kept = keptScreen();
  if (!kept || !app) return;

  const host = document.createElement('last-screen');
  // Closed: nothing of the app's finds itself twice.
  const shadow = host.attachShadow({ mode: 'closed' });
  host.lang = kept.language.slice(0, 2);
  shadow.innerHTML = kept.html;
  const style = document.createElement('style');
  style.textContent = kept.css + ownStyle;
  shadow.prepend(style);
  Object.assign(host.style, kept.text, { background: kept.ground });
  app.inert = true;
  app.before(host);
  performance.mark('plumbline.lastScreen');

  /** What the person wants next, for the app to do. */
  let wish = null;
  shadow.addEventListener('click', (event) => {
    const wanted = event.target.closest('a[href], button, [role=button]');
    const isForTheBrowser = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!wanted || (isForTheBrowser && wanted.tagName === 'A')) return;
    event.preventDefault();
    want(wanted, () => twin(wanted)?.click());
  });
  shadow.addEventListener('keydown', (event) => {
    const input = event.target;
    if (event.key !== 'Enter' || input.tagName !== 'INPUT') return;
    want(input, () =>
      twin(input)?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
    );
  });

  function want(element, carryOut) {
    wish?.element.removeAttribute('data-wanted');
    element.setAttribute('data-wanted', '');
    wish = { element, carryOut };
  }

  const drawn = performance.now();
  let since = null;
  watch();

  /** Stands until the app shows the dashboard whole, or has something else to say. */
  function watch() {
    const now = performance.now();
    const main = app.querySelector('main');
    const dashboard = main?.querySelector('[data-dashboard]');
    if (app.childElementCount > 0) since ??= now;
    const isComplete = dashboard?.dataset.dashboard === 'complete';
    const isOther = main && !dashboard && !location.pathname.startsWith('/start/');
    // The app knows meanwhile that it is not for the person who is here.
    const isForgotten = !host.isConnected;
    const isLong = (since !== null && now - since > longestWait) || now - drawn > longest;
    if (isComplete) handOver();
    else if (isOther || isForgotten || isLong || document.querySelector('[data-lock]')) leave();
    else requestAnimationFrame(watch);
  }

  function leave() {
    app.inert = false;
    host.remove();
  }

  function handOver() {
    const active = shadow.activeElement;
    const place = { left: host.scrollLeft, top: host.scrollTop, behavior: 'instant' };
    const typed = [...shadow.querySelectorAll('input')].filter(({ value }) => value !== '');
    const follower = active && twin(active);
    const fillings = typed.map((input) => [twin(input), input]);
    leave();
    window.scrollTo(place);
    follower?.focus({ preventScroll: true });
    for (const [input, before] of fillings) if (input) fill(input, before);
    // What was typed has to be taken in first.
    if (wish) requestAnimationFrame(wish.carryOut);
  }

  function fill(input, { value, selectionStart, selectionEnd }) {
    // React notices only what goes past its own setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, value);
    input.setSelectionRange(selectionStart, selectionEnd);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }

  /** The same element of the app: of those that are called alike the one in the same turn. */
  function twin(element) {
    const name = nameOf(element);
    const alike = (tree) =>
      [...tree.querySelectorAll(element.tagName)].filter(
        (one) => nameOf(one) === name && one.getAttribute('href') === element.getAttribute('href'),
      );
    return alike(app)[alike(shadow).indexOf(element)];
  }

  function nameOf(element) {
    return element.getAttribute('aria-label') ?? element.textContent.trim();
  }

  /** Only for the person who is known to be here, in a window like the one it was left in, and never before a lock. */
  function keptScreen() {
    try {
      const read = (name) => JSON.parse(localStorage.getItem(name));
      if (!/^\/(start\/dashboard)?$/.test(location.pathname) || location.search) return null;
      const kept = read('plumbline.lastScreen');
      const { user, instance, language } = read('plumbline.last');
      const { mode } = read('plumbline.window');
      const now = new Date();
      const holds =
        kept.user === user &&
        kept.instance === instance &&
        kept.language === (read('RaStoreplumbline.locale') ?? language) &&
        kept.mode === mode &&
        kept.width === innerWidth &&
        kept.day === now.toDateString() &&
        now - read('plumbline-last-activity') < inactivityLimit;
      return holds ? kept : null;
    } catch {
      return null;
    }
  }
})();
