import axe from 'axe-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFixture, type Fixture } from '../../audits/testing/auditFixture';
import { type OpenAudit, openAudit } from '../../audits/testing/openAudit';

let fixture: Fixture;
let screen: OpenAudit;
const parts = [
  {
    id: 'frame',
    name: { 'pl-PL': 'Rama' },
    checkpoints: [{ id: 'upright', name: { 'pl-PL': 'Słup' }, type: 'OKAY_NOT_OKAY', isMandatory: true }],
  },
];
const scanner = () => `/audits/planning/${fixture.ids.planning}/scan`;
const scan = async (code: string) => {
  await screen.type('Numer lub kod', code);
  await screen.press('Zastosuj');
};
const finish = async () => {
  await screen.press('Reszta w porządku');
  await screen.press('Zakończ przegląd');
};
const standing = () => document.querySelector('dl')?.textContent;
const commands = () => screen.tab.client.outbox().items.map(({ command }) => command);

beforeEach(async () => {
  localStorage.clear();
  fixture = createFixture({ parts });
  screen = await openAudit(fixture, { at: scanner() });
  screen.device.goOffline();
});
afterEach(() => screen.close());

it('opens the open inspection of a code, and is ready for the next one when that is finished', async () => {
  await scan('pl-1');
  expect(screen.path()).toBe(`/audits/planning/${fixture.ids.planning}/audit/${fixture.ids.audit}`);
  await finish();
  expect(screen.tab.client.record('audits', fixture.ids.audit)).toMatchObject({
    isFinished: true,
    result: 'OKAY',
  });
  expect(screen.path()).toBe(scanner());
  expect(standing()).toBe('1sprawdzone1otwarty0z usterkami0nieodnalezionych');
  // One inspection, whatever number of changes it consists of.
  expect(commands().length).toBeGreaterThan(1);
  expect(screen.has('Jeszcze niewysłane: 1 przegląd')).toBe(true);
  expect(screen.button('Następne: REG-2 · Gang 4').getAttribute('href')).toContain(fixture.ids.second);
  // Scanned once more it is shown as done, not opened.
  await scan('PL-1');
  expect(screen.has('Bez zastrzeżeń')).toBe(true);
  expect(screen.button('Zobacz przegląd').getAttribute('href')).toContain(fixture.ids.audit);
  await screen.press('Skanuj dalej');
  expect(screen.has('Bez zastrzeżeń')).toBe(false);
});

it('inspects a piece that is not on the list, without network, before the server knows of it', async () => {
  await scan('PL-3');
  expect(screen.has('Tego urządzenia nie ma na tej liście')).toBe(true);
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await screen.press('Sprawdź teraz');
  const audit = screen.path().split('/').at(-1) ?? '';
  expect(screen.has('REG-3')).toBe(true);
  await finish();
  expect(screen.path()).toBe(scanner());
  expect(screen.tab.client.record('audits', audit)).toMatchObject({
    planning: fixture.ids.planning,
    equipment: fixture.ids.third,
    isFinished: true,
    result: 'OKAY',
  });
  const [begin, ...later] = commands();
  expect(begin).toMatchObject({
    resource: 'audits',
    recordId: audit,
    operation: 'command',
    name: 'begin',
    patch: {
      planning: fixture.ids.planning,
      equipment: fixture.ids.third,
      checklist: fixture.ids.checklist,
    },
  });
  // Applied only after the inspection exists on the server.
  for (const command of later) expect(command).toMatchObject({ recordId: audit, after: expect.any(String) });
});

it('says which code is unknown, and shows the open deficiencies of a known piece', async () => {
  await scan('PL-99');
  expect(screen.has('Nie znaleziono urządzenia z kodem PL-99.')).toBe(true);
  await screen.press('Skanuj dalej');
  fixture.server.put('deficiencies', {
    id: 'old',
    instance: fixture.ids.instance,
    location: fixture.ids.location,
    equipment: fixture.ids.third,
    audit: 'before',
    description: 'Odbojnica pęknięta',
    dangerLevel: 'orange',
    status: 'OPEN',
    isNotAsked: false,
  });
  await screen.device.comeBack();
  await screen.tab.client.syncNow();
  await screen.settle();
  screen.device.goOffline();
  await scan('REG-3');
  expect(screen.has('1 otwarta usterka')).toBe(true);
  expect(screen.has('Odbojnica pęknięta')).toBe(true);
});

it('does not inspect a piece out of use, nor one on another appointment twice', async () => {
  const piece = screen.tab.client.record('equipments', fixture.ids.third)!;
  fixture.server.put('equipments', { ...piece, isScrapped: true });
  await screen.device.comeBack();
  await screen.tab.client.syncNow();
  await screen.settle();
  screen.device.goOffline();
  await scan('PL-3');
  expect(screen.has('Nie można teraz sprawdzić: poddane kasacji.')).toBe(true);
});
