import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFixture, type Fixture } from '../testing/auditFixture';
import { type OpenAudit, openAudit } from '../testing/openAudit';

let fixture: Fixture;
let screen: OpenAudit;
beforeEach(() => localStorage.clear());
afterEach(() => screen.close());

const rack = { fieldCount: 3, levelCount: 2, fieldNames: 'A, B, C' };
const open = async (equipment: object = rack) => {
  fixture = createFixture({ equipment });
  screen = await openAudit(fixture);
};
const dialog = () => document.querySelector('[role="dialog"]');
const deficiencies = () => screen.tab.client.list('deficiencies').records;
async function tap(name: string, within: Element = document.body) {
  const cell = [...within.querySelectorAll<HTMLElement>('[role="gridcell"]')].find((one) =>
    one.getAttribute('aria-label')?.startsWith(name),
  );
  if (!cell) throw new Error(`no cell ${name}`);
  await act(async () => cell.click());
  await screen.settle();
}

it('a tap on an empty cell begins a deficiency there, a tap on a filled one opens it', async () => {
  await open();
  await screen.press(/^Pola i poziomy/);
  await tap('Pole B, posadzka');
  expect(dialog()?.textContent).toContain('Miejsce na regale: Pole B, posadzka');
  await screen.press(/^Czerwony/, dialog()!);
  await screen.type(/Opis/, 'Stopa wygięta');
  await screen.press('Zapisz usterkę', dialog()!);
  expect(deficiencies()).toMatchObject([
    { bay: 2, level: 0, checkpoint: null, description: 'Stopa wygięta' },
  ]);
  expect(screen.has('3 × 2 · 1 usterka')).toBe(true);
  expect(screen.has('Pole B, posadzka')).toBe(true);
  await tap('Pole B, posadzka, 1 usterka');
  expect(dialog()?.textContent).toContain('Stopa wygięta');
});

it('the position is chosen in the sheet, and taken back by a second tap', async () => {
  await open();
  await screen.press(/Dodaj usterkę/);
  await screen.press('Wskaż miejsce na regale', dialog()!);
  await tap('Pole C, poziom 1', dialog()!);
  expect(dialog()?.textContent).toContain('Miejsce na regale: Pole C, poziom 1');
  await tap('Pole C, poziom 1', dialog()!);
  expect(dialog()?.textContent).toContain('Wskaż miejsce na regale');
  await tap('Pole A, poziom 2', dialog()!);
  await screen.press(/^Czerwony/, dialog()!);
  await screen.type(/Opis/, 'Wgniecenie');
  await screen.press('Zapisz usterkę', dialog()!);
  expect(deficiencies()).toMatchObject([{ bay: 1, level: 2 }]);
});

it('a piece without known bays and levels has no front, and its deficiencies no position', async () => {
  await open({ fieldCount: 3 });
  expect(screen.has('Pola i poziomy')).toBe(false);
  await screen.press(/Dodaj usterkę/);
  expect(dialog()?.textContent).not.toContain('na regale');
});
