import { createHash } from 'node:crypto';

/**
 * Marks the password rules met while typing, compares the repetition, copies and prints recovery codes; the pages work
 * without it.
 */
export const script = `
for (const list of document.querySelectorAll('[data-rules-of]')) {
  const input = document.getElementById(list.dataset.rulesOf);
  const mark = () => {
    for (const rule of list.children)
      rule.classList.toggle('is-met', new RegExp(rule.dataset.pattern, 'u').test(input.value));
  };
  input.addEventListener('input', mark);
  mark();
}
for (const button of document.querySelectorAll('[data-copy]')) {
  button.hidden = !navigator.clipboard;
  button.addEventListener('click', async () => {
    const lines = [...document.getElementById(button.dataset.copy).children].map((line) => line.textContent);
    await navigator.clipboard.writeText(lines.join('\\n'));
    button.textContent = button.dataset.done;
  });
}
for (const button of document.querySelectorAll('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => window.print());
}
const match = document.getElementById('match');
if (match) {
  const [first, second] = ['password', 'repeat'].map((id) => document.getElementById(id));
  const compare = () => {
    const isSame = second.value === first.value;
    // Not while it may still become the same.
    const isSaid = second.value !== '' && (isSame || !first.value.startsWith(second.value));
    match.classList.toggle('is-met', isSame);
    match.textContent = isSaid ? (isSame ? '✓ ' + match.dataset.same : match.dataset.different) : '';
  };
  first.addEventListener('input', compare);
  second.addEventListener('input', compare);
}
`;

export const scriptAddress = `/assets/pages-${createHash('sha256').update(script).digest('hex').slice(0, 12)}.js`;
