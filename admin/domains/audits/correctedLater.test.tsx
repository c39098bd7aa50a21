import { newId } from '@plumbline/resources/language/ids';
import { afterEach, expect, it } from 'vitest';
import { createFixture } from './testing/auditFixture';
import { type OpenAudit, openAudit } from './testing/openAudit';

let screen: OpenAudit | undefined;
afterEach(async () => {
  await screen?.close();
  screen = undefined;
});

/** A finished inspection, and a deficiency that another one found on this day. */
async function openFinished(foundOn: string) {
  localStorage.clear();
  const fixture = createFixture({
    audit: { isFinished: true, result: 'OKAY', dateAudited: '2026-11-10T09:00:00.000Z' },
    parts: [],
  });
  const { instance, location, equipment, planning, checklist } = fixture.ids;
  const other = newId();
  fixture.server.put('audits', {
    ...{ id: other, instance, location, equipment, planning, checklist, type: 'expert' },
    ...{ isFinished: true, result: 'REPAIR_CAN_USE', dateAudited: foundOn },
  });
  fixture.server.put('deficiencies', {
    ...{ id: newId(), instance, location, equipment, audit: other, isNotAsked: false },
    ...{ description: 'Pęknięty zaczep', dangerLevel: 'orange', status: 'OPEN', createdAt: foundOn },
  });
  screen = await openAudit(fixture);
  await screen.press('Popraw');
  await screen.type('Powód korekty', 'Inne przęsło');
  await screen.press('Koryguj', document.querySelector('[role="dialog"]')!);
  return screen;
}

it('a correction does not ask for what a later inspection found', async () => {
  const { has } = await openFinished('2026-11-12T09:00:00.000Z');
  expect(has('Pęknięty zaczep')).toBe(false);
});

it('but for what had been found before', async () => {
  const { has } = await openFinished('2026-11-08T09:00:00.000Z');
  expect(has('Pęknięty zaczep')).toBe(true);
});
