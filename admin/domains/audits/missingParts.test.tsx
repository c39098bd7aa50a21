import { newId } from '@plumbline/resources/language/ids';
import { afterEach, expect, it } from 'vitest';
import { createFixture } from './testing/auditFixture';
import { type OpenAudit, openAudit } from './testing/openAudit';

let screen: OpenAudit | undefined;
afterEach(() => screen?.close());

it.each([
  ['checklist', 'Nie znaleziono listy kontrolnej tego przeglądu. Skontaktuj się z administratorem konta.'],
  ['equipment', 'Urządzenie z tego przeglądu nie jest zapisane lokalnie'],
] as const)('an inspection without its %s says so, and leads back to its list', async (part, text) => {
  const fixture = createFixture({ audit: { [part]: newId() } });
  screen = await openAudit(fixture);
  await screen.settle();
  expect(screen.has(text)).toBe(true);
  const back = document.querySelector('main a');
  expect(back?.getAttribute('href')).toContain(fixture.ids.planning);
});
