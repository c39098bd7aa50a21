import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFixture, type Fixture } from '../audits/testing/auditFixture';
import { type OpenAudit, openAudit } from '../audits/testing/openAudit';
import { LazyOwnFieldsForm } from './fields/AccountInputs';
import { controlRow, definitionRow } from './testing/settings';

await LazyOwnFieldsForm.preload();

let fixture: Fixture;
let screen: OpenAudit;
const audit = () => screen.tab.client.record('audits', fixture.ids.audit);
const found = () => screen.tab.client.list('deficiencies').records;
const sheet = () => document.querySelector('[role="dialog"]') ?? document.body;

/** An account whose forms of the hall are its own: kept on the device, as everything the audit screen shows. */
beforeEach(async () => {
  localStorage.clear();
  fixture = createFixture({ parts: [] });
  const { instance } = fixture.ids;
  const definitions = [
    definitionRow({ entityType: 'deficiencies', key: 'bay', name: { 'pl-PL': 'Pole regału' } }),
    definitionRow({ entityType: 'audits', key: 'weather', name: { 'pl-PL': 'Pogoda' } }),
  ];
  const controls = [
    controlRow({ entityType: 'deficiencies', field: 'custom_bay', isRequired: true }),
    controlRow({ entityType: 'deficiencies', field: 'component', isVisible: false }),
    controlRow({ entityType: 'audits', field: 'custom_weather', isRequired: true }),
  ];
  for (const row of definitions) fixture.server.put('customFieldDefinitions', { ...row, instance });
  for (const row of controls) fixture.server.put('formControls', { ...row, instance });
  screen = await openAudit(fixture);
  await screen.settle();
});
afterEach(() => screen.close());

it('asks in the hall for what the account asks for, and shows nothing of what it hides', async () => {
  await screen.press('Dodaj usterkę');
  expect(sheet().textContent).toContain('Pole regału');
  expect(sheet().textContent).not.toContain('Element');
  await screen.press(/^Czerwony/, sheet());
  await screen.type(/^Opis/, 'Wgnieciony słup');
  await screen.press('Zapisz usterkę', sheet());
  expect(found()).toEqual([]);
  expect(sheet().textContent).toContain('Uzupełnij to pole.');
  await screen.type(/^Pole regału/, 'A-3');
  await screen.press('Zapisz usterkę', sheet());
  expect(found()).toMatchObject([{ description: 'Wgnieciony słup', custom_bay: 'A-3' }]);
});

it('finishes an audit only with what the account asks of a finished one', async () => {
  await screen.press(/^Bez zastrzeżeń/);
  await screen.press('Zakończ przegląd');
  expect(screen.has('Uzupełnij zaznaczone pola')).toBe(true);
  expect(audit()).toMatchObject({ result: 'OKAY', isFinished: false });
  await screen.type(/^Pogoda/, 'słonecznie');
  expect(audit()).toMatchObject({ custom_weather: 'słonecznie' });
  await screen.press('Zakończ przegląd');
  expect(audit()).toMatchObject({ isFinished: true, custom_weather: 'słonecznie' });
});
