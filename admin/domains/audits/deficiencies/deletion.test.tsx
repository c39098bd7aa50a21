import { newId } from '@plumbline/resources/language/ids';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFixture, type Fixture } from '../testing/auditFixture';
import { type OpenAudit, openAudit } from '../testing/openAudit';

let fixture: Fixture;
let screen: OpenAudit;
const row = (id: string) => document.getElementById(`checkpoint-${id}`)!;
const audit = () => screen.tab.client.record('audits', fixture.ids.audit)!;
const dialogs = () => [...document.querySelectorAll<HTMLElement>('[role="dialog"]')];
const question = () => dialogs().find(({ textContent }) => textContent?.includes('Czy wynik się zgadza?'));

/** An inspection whose result rests on one deficiency, opened while it is about to be deleted. */
beforeEach(async () => {
  localStorage.clear();
  fixture = createFixture();
  screen = await openAudit(fixture);
  document.querySelector<HTMLInputElement>('#section-docs input[type="checkbox"]')!.click();
  await screen.settle();
  await screen.press('Zgodne', row('capture'));
  await screen.type('2.3 NUMBER number', '1');
  await screen.press('Dodaj usterkę', row('only'));
  await screen.press(/^Zielony/, dialogs()[0]!);
  await screen.type(/^Opis/, 'Słup wygięty');
  await screen.press('Zapisz usterkę');
  await screen.press(/^Do naprawy – można/, document.getElementById('audit-result')!);
});
afterEach(() => screen.close());

async function finishAndCorrect() {
  await screen.press('Zakończ przegląd');
  expect(audit()).toMatchObject({
    isFinished: true,
    result: 'REPAIR_CAN_USE',
    confirmedContradiction: false,
  });
  await screen.press('Popraw');
  await screen.type('Powód korekty', 'Inne przęsło');
  await screen.press('Koryguj', dialogs()[0]!);
}
async function remove() {
  const removed = vi.spyOn(screen.tab.client, 'remove');
  await screen.press(/Słup wygięty/, row('only'));
  await screen.press('Usuń wpis o usterce', dialogs()[0]!);
  return removed;
}
const given = (contradictedResult: string) => [
  'deficiencies',
  expect.any(String),
  { given: { correctionReason: 'Inne przęsło', contradictedResult } },
];

it('before finishing it is deleted at once, and finishing asks about the result', async () => {
  await remove();
  expect(question()).toBeUndefined();
  expect(screen.has('Słup wygięty')).toBe(false);
  await screen.press('Zakończ przegląd');
  expect(question()).toBeTruthy();
  expect(audit().isFinished).not.toBe(true);
});

it('afterwards it is asked first, and nothing is deleted where one leaves the question', async () => {
  await finishAndCorrect();
  const removed = await remove();
  expect(question()?.textContent).toContain('Do naprawy – można użytkować');
  await screen.press('Anuluj', question()!);
  expect(removed).not.toHaveBeenCalled();
  // The sheet goes on working.
  await screen.press('Usuń wpis o usterce', dialogs()[0]!);
  expect(question()).toBeTruthy();
});

it('the result that is kept knowingly is not asked about a second time', async () => {
  await finishAndCorrect();
  const removed = await remove();
  await screen.press('Zachowaj wynik', question()!);
  expect(removed.mock.calls).toEqual([given('KEPT')]);
  expect(screen.has('Słup wygięty')).toBe(false);
  await screen.press('Zapisz korektę');
  expect(question()).toBeUndefined();
  expect(audit()).toMatchObject({ result: 'REPAIR_CAN_USE', confirmedContradiction: true });
});

it('the result is changed with the deletion, and shows it before the server has it', async () => {
  await finishAndCorrect();
  screen.device.goOffline();
  const removed = await remove();
  await screen.press('Zmień na „Bez zastrzeżeń”', question()!);
  expect(removed.mock.calls).toEqual([given('OKAY')]);
  await screen.press('Zapisz korektę');
  expect(question()).toBeUndefined();
  expect(audit()).toMatchObject({ result: 'OKAY' });
});

/** A later inspection on this device that found the deficiency still open. */
async function foundAgain(result: string) {
  const { instance, location, planning, checklist, equipment } = fixture.ids;
  const { records } = screen.tab.client.list('deficiencies', { filter: { audit: fixture.ids.audit } });
  const deficiency = records[0]!.id;
  // What the server derives from the inspection.
  const derived = { id: deficiency, equipment, isNotAsked: false };
  fixture.server.put('deficiencies', { ...fixture.server.row('deficiencies', deficiency), ...derived });
  fixture.server.put('audits', {
    ...{ id: newId(), instance, location, planning, checklist, equipment, type: 'expert' },
    ...{ isFinished: true, result, dateAudited: '2099-05-04T09:00:00.000Z' },
    followUps: [{ id: newId(), deficiency, outcome: 'UNCHANGED' }],
  });
  await screen.tab.client.syncNow();
  await screen.settle();
}

it('a later inspection whose result rested on it is asked about as well, by its day and result', async () => {
  await finishAndCorrect();
  await foundAgain('REPAIR_LOCKED');
  const removed = await remove();
  await screen.press('Zmień na „Bez zastrzeżeń”', question()!);
  expect(removed).not.toHaveBeenCalled();
  expect(question()?.textContent).toContain('04.05.2099');
  expect(question()?.textContent).toContain('Do naprawy – zakaz użytkowania');
  await screen.press('Zachowaj wynik', question()!);
  const given = { correctionReason: 'Inne przęsło', contradictedResult: 'OKAY', contradictedLater: 'KEPT' };
  expect(removed.mock.calls).toEqual([['deficiencies', expect.any(String), { given }]]);
  expect(screen.has('Słup wygięty')).toBe(false);
});

it('but not one whose result was another anyway', async () => {
  await finishAndCorrect();
  await foundAgain('OKAY');
  const removed = await remove();
  await screen.press('Zachowaj wynik', question()!);
  expect(removed.mock.calls).toEqual([given('KEPT')]);
});
