import { newId } from '@plumbline/resources/language/ids';
import { afterEach, expect, it, vi } from 'vitest';
import { createFixture } from '../testing/auditFixture';
import { type OpenAudit, openAudit } from '../testing/openAudit';

let screen: OpenAudit;
afterEach(() => screen.close());

const note = 'Ten przegląd już rozpoczęto';

it('says that a colleague began this inspection, until it is finished', async () => {
  const colleague = newId();
  const fixture = createFixture({ audit: { dateStarted: '2026-11-17T08:00:00.000Z', auditor: colleague } });
  fixture.server.put('contacts', {
    id: colleague,
    instance: fixture.ids.instance,
    firstName: 'Ewa',
    lastName: 'Zając',
  });
  screen = await openAudit(fixture);
  const told = () => document.querySelector('[role="alert"]')?.textContent;
  await vi.waitFor(() => expect(told()).toContain('Ewa Zając'));
  expect(told()).toContain(note);
});

it('says nothing of an inspection that nobody began', async () => {
  screen = await openAudit(createFixture({ audit: { auditor: newId() } }));
  expect(document.body.textContent).not.toContain(note);
});
