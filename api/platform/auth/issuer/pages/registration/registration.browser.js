// Runs in the page of registration: one step at a time, each checked by the server before the next, and nothing that was
// typed is lost by going back, by a page loaded anew, by another language or by a network that is away. Without it the
// whole form is on the page and works as any other.
(() => {
  const form = document.getElementById('registration');
  const steps = [...form.querySelectorAll('fieldset.step')];
  const marks = [...document.querySelectorAll('.progress li')];
  const problem = document.getElementById('problem');
  const [back, next] = ['[data-back]', '[data-next]'].map((selector) => form.querySelector(selector));
  const submit = form.querySelector('button[type=submit]');
  const draftKey = 'plumbline-registration';
  const secret = /^(password|repeat|id|lang)$/;
  // A form is small enough for any line; the same form sent again is the same registration.
  const longestWait = 30_000;
  let current = 0;

  form.noValidate = true;
  document.querySelector('.progress').hidden = false;
  if ('fresh' in form.dataset) restoreDraft();
  show('fresh' in form.dataset ? Math.min(stepInAddress(), draftReaches()) : Number(form.dataset.step));

  form.addEventListener('input', (event) => {
    keepDraft();
    const name = event.target.name;
    if (name) tell(name, '');
  });
  back.addEventListener('click', () => go(current - 1));
  next.addEventListener('click', () => void proceed());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void proceed();
  });
  addEventListener('popstate', () => {
    show(Math.min(stepInAddress(), current));
    focusStep();
  });

  async function proceed() {
    const isLast = current === steps.length - 1;
    const answer = await ask(isLast ? form.action : `${form.action}/check`);
    if (!answer) return;
    if (answer.next) {
      forgetDraft();
      location.assign(answer.next);
      return;
    }
    say(answer.problem ?? '', answer.code);
    for (const field of fieldsOf(form)) tell(field, answer.errors[field] ?? '');
    const wrong = steps.findIndex((step) => fieldsOf(step).some((field) => field in answer.errors));
    if (wrong >= 0) {
      if (wrong !== current) go(wrong);
      firstWrong(answer.errors)?.focus();
    } else if (!answer.problem && !isLast) go(current + 1);
  }

  /** What the server says to the form as it stands; undefined when it could not be asked, which is told. */
  async function ask(address) {
    const button = current === steps.length - 1 ? submit : next;
    if (button.getAttribute('aria-busy')) return undefined;
    button.setAttribute('aria-busy', 'true');
    const label = button.textContent;
    const saying = setTimeout(() => {
      button.textContent = button.dataset.busy;
    }, 500);
    const control = new AbortController();
    const limit = setTimeout(() => control.abort(), longestWait);
    try {
      const body = new URLSearchParams(new FormData(form));
      body.set('step', String(current));
      const response = await fetch(address, {
        method: 'POST',
        body,
        headers: { accept: 'application/json' },
        signal: control.signal,
      });
      const answer = await response.json();
      if (answer.errors) return answer;
      throw new Error('somebody else answered in the place of the registration');
    } catch {
      say(form.dataset.unreachable, 'IdentityServerUnreachable');
      return undefined;
    } finally {
      clearTimeout(limit);
      clearTimeout(saying);
      button.textContent = label;
      button.removeAttribute('aria-busy');
    }
  }

  function go(step) {
    say('', '');
    show(step);
    history.pushState(null, '', step === 0 ? location.pathname + location.search : `#${step + 1}`);
    focusStep();
  }

  function show(step) {
    current = Math.max(0, Math.min(step, steps.length - 1));
    for (const [index, one] of steps.entries()) one.hidden = index !== current;
    for (const [index, mark] of marks.entries()) mark.classList.toggle('is-done', index <= current);
    back.hidden = current === 0;
    next.hidden = current === steps.length - 1;
    submit.hidden = current !== steps.length - 1;
  }

  function focusStep() {
    steps[current].querySelector('legend').focus();
    scrollTo(0, 0);
  }

  function stepInAddress() {
    return Math.max(0, (Number(location.hash.slice(1)) || 1) - 1);
  }

  function say(text, code) {
    problem.textContent = text;
    problem.hidden = !text;
    problem.dataset.code = code ?? '';
    if (text) problem.scrollIntoView({ block: 'nearest' });
  }

  /** Puts what is wrong under its field. */
  function tell(name, text) {
    const place = document.getElementById(`${name}-error`);
    if (!place) return;
    place.textContent = text;
    place.hidden = !text;
    const input = document.getElementById(name);
    if (text) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  }

  function firstWrong(errors) {
    const name = fieldsOf(steps[current]).find((field) => field in errors);
    return name && form.querySelector(`[name="${name}"]`);
  }

  function fieldsOf(place) {
    return [
      ...new Set([...place.querySelectorAll('input[name]:not([type=hidden])')].map(({ name }) => name)),
    ];
  }

  function keepDraft() {
    const entries = [...new FormData(form)].filter(([name]) => !secret.test(name));
    try {
      sessionStorage.setItem(draftKey, JSON.stringify(Object.fromEntries(entries)));
    } catch {
      // Storage is refused: what is typed is kept by this page alone.
    }
  }

  /** Done: what was typed is nothing for the next one at this device. */
  function forgetDraft() {
    try {
      sessionStorage.removeItem(draftKey);
    } catch {
      // Storage is refused: nothing is kept.
    }
  }

  function readDraft() {
    try {
      return JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
    } catch {
      return {};
    }
  }

  function restoreDraft() {
    const draft = readDraft();
    for (const input of form.querySelectorAll('input[name]:not([type=hidden])')) {
      const value = draft[input.name];
      if (value === undefined || secret.test(input.name)) continue;
      if (input.type === 'radio' || input.type === 'checkbox') input.checked = input.value === value;
      else input.value = value;
    }
  }

  /** An address with a step in it leads no further than what was filled in before it. */
  function draftReaches() {
    const isFilled = (step) =>
      [...step.querySelectorAll('input:not([type=radio])')].every(({ value }) => value !== '') &&
      (!step.querySelector('[type=radio]') || step.querySelector('[type=radio]:checked'));
    const open = steps.findIndex((step) => !isFilled(step));
    return open < 0 ? steps.length - 1 : open;
  }
})();
