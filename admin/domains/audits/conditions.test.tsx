import { newId } from '@plumbline/resources/language/ids';
import { afterEach, expect, it } from 'vitest';
import { createFixture } from './testing/auditFixture';
import { type OpenAudit, openAudit } from './testing/openAudit';

const name = (text: string) => ({ 'pl-PL': text });
const parts = [
  {
    id: 'gate',
    name: name('Brama'),
    checkpoints: [
      { id: 'fitted', name: name('Drzwi przejściowe'), type: 'YES_NO', negativeAnswer: 'NONE' },
      {
        id: 'switch',
        name: name('Wyłącznik'),
        type: 'OKAY_NOT_OKAY',
        shownAfter: 'fitted',
        shownAnswer: 'YES',
      },
      { id: 'sign', name: name('Tabliczka'), type: 'OKAY_NOT_OKAY', commentAfter: 'NOT_OKAY' },
    ],
  },
];

let screen: OpenAudit;
afterEach(() => screen.close());

it('asks what an answer brings up, and for the comment an answer demands, before it lets finish', async () => {
  localStorage.clear();
  const fixture = createFixture({ parts });
  screen = await openAudit(fixture);
  const row = (id: string) => document.getElementById(`checkpoint-${id}`);
  const audit = () => screen.tab.client.record('audits', fixture.ids.audit)!;
  const section = () => document.getElementById('section-gate')!;

  expect(row('switch')).toBeNull();
  expect(section().textContent).toContain('0 / 2');
  await screen.press('Tak', row('fitted')!);
  expect(row('switch')!.textContent).toContain('1.2');
  expect(section().textContent).toContain('1 / 3');
  await screen.press('Niezgodne', row('switch')!);
  await screen.press('Nie', row('fitted')!);
  expect(row('switch')).toBeNull();
  expect(section().textContent).toContain('1 / 2');
  expect(section().textContent).toContain('1 zapisana odpowiedź nie liczy się');
  expect(audit().answers).toContainEqual(
    expect.objectContaining({ checkpoint: 'switch', answer: 'NOT_OKAY' }),
  );

  await screen.press('Niezgodne', row('sign')!);
  expect(row('sign')!.textContent).toContain('Ta odpowiedź wymaga uwag');
  expect(row('sign')!.querySelector('[role="status"] [data-testid="AddCommentOutlinedIcon"]')).not.toBeNull();
  const tick = () => document.querySelector('nav [data-testid="CheckRoundedIcon"]');
  expect(section().textContent).toContain('2 / 2');
  expect(tick()).toBeNull();
  await screen.press(/^Do naprawy – można/);
  await screen.press('Zakończ przegląd');
  expect(document.querySelector('[role="dialog"]')!.textContent).toContain('brak uwag');
  await screen.press('Zamknij');
  await screen.type('Uwagi', 'Nieczytelna');
  expect(row('sign')!.textContent).not.toContain('Ta odpowiedź wymaga uwag');
  expect(tick()).not.toBeNull();
  await screen.press('Zakończ przegląd');
  expect(audit()).toMatchObject({ isFinished: true, result: 'REPAIR_CAN_USE' });
});

it('says that the place of a piece is not known, and where the checklist is missing whom to ask', async () => {
  const unknown = createFixture({ equipment: { place: null } });
  unknown.server.drop('locations', unknown.ids.location);
  screen = await openAudit(unknown);
  expect(screen.has('Lokalizacja nieznana')).toBe(true);
  await screen.press(/^Lokalizacja nieznana/);
  expect(screen.has(/porównaj numer na urządzeniu/)).toBe(true);
  await screen.close();

  screen = await openAudit(createFixture({ audit: { checklist: newId() } }));
  expect(screen.has(/Nie znaleziono listy kontrolnej tego przeglądu/)).toBe(true);
  expect(screen.has('Do listy przeglądu')).toBe(true);
});
