import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryData, refusal } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { DutyFacts } from './DutyFacts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T12:00:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const piece = { id: 'p', instance: 'account-1', identNumber: 'R-1', location: 'l', lockReasons: null };
const duty = {
  id: 'd',
  equipment: 'p',
  regulation: 'r',
  type: 'expert',
  isMandatory: true,
  interval: 12,
  intervalUnit: 'MONTHLY',
  intervalSource: 'regulation',
  startsOn: '2024-01-10',
  lastDate: '2025-10-17',
  lastSource: 'audit',
  nextDate: '2026-10-17',
};
const never = { ...duty, id: 'n', type: 'light', lastDate: null, lastSource: null, nextDate: '2024-01-10' };

function draw(rows: readonly { id: string }[], refuse?: () => void, more: object = {}, actor: object = {}) {
  const given = { inspectionDuties: rows, auditRegulations: [{ id: 'r', name: { 'pl-PL': 'EN 15635' } }] };
  const { dataProvider, calls } = memoryData(given, ({ method }) => method === 'command' && refuse?.());
  const element = <DutyFacts record={{ ...piece, ...more }} />;
  return { ...renderScreen({ element, resource: 'equipments', dataProvider, actor }), calls };
}
const sent = (calls: ReturnType<typeof draw>['calls']) =>
  calls.filter(({ method }) => method === 'command').map(({ params }) => params);

describe('what is due at a piece', () => {
  it('says how late each duty is, that one was never done, and when the last inspection was', async () => {
    draw([duty, never]);
    expect(await screen.findByText('31 dni po terminie (17.10.2026)')).toBeTruthy();
    expect(screen.getByText('jeszcze bez przeglądu')).toBeTruthy();
    expect(screen.getByText(/ostatnio 17\.10\.2025/)).toBeTruthy();
    expect(screen.getByText(/nigdy nie sprawdzone, liczone od 10\.01\.2024/)).toBeTruthy();
  });

  it('refers those who assign no regulations to the administrator', async () => {
    draw([], undefined, {}, { role: 'Employee' });
    expect(await screen.findByText(/Poproś administratora konta/)).toBeTruthy();
  });

  it('says that nothing applies, or that nothing is asked of a piece out of use', async () => {
    draw([]);
    expect(await screen.findByText(/nie ma zakresu przeglądu/)).toBeTruthy();
    cleanup();
    draw([], undefined, { isArchived: true });
    expect(await screen.findByText(/Wycofane z użytkowania/)).toBeTruthy();
  });
});

describe('an inspection by another company', () => {
  it('keeps what was typed when the server refuses, says at each field why, and is sent once', async () => {
    let isRefused = true;
    const { user, calls } = draw([duty], () => {
      const errors = { file: { message: 'validation.required' } };
      if (isRefused) throw refusal(422, 'INVALID', { errors });
    });
    await user.click(await screen.findByRole('button', { name: /^Więcej/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Przegląd wykonała inna firma' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Przegląd wykonała inna firma' }));
    const by = dialog.getByRole<HTMLInputElement>('textbox', { name: /Przegląd wykonał/ });
    await user.type(by, 'TÜV');
    await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
    expect(await dialog.findByText('Uzupełnij to pole.')).toBeTruthy();
    expect(by.value).toBe('TÜV');
    isRefused = false;
    await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const args = { date: null, by: 'TÜV', file: null };
    expect(sent(calls)).toEqual([
      expect.objectContaining({ id: 'd', name: 'stateInspection', args }),
      expect.objectContaining({ id: 'd', name: 'stateInspection', args }),
    ]);
  });
});

it('a next date set by hand says until when it needs no right, and is sent with its reason', async () => {
  const { user, calls } = draw([duty]);
  await user.click(await screen.findByRole('button', { name: /^Więcej/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Ustaw następny termin' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ustaw następny termin' }));
  expect(dialog.getByText(/Termin po 17\.10\.2026 może ustawić tylko właściciel/)).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: 'Uzasadnienie' }), 'Postój hali');
  await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(calls)).toEqual([
    expect.objectContaining({
      id: 'd',
      name: 'setNextDate',
      args: { nextDate: '2026-10-17', reason: 'Postój hali' },
    }),
  ]);
});
