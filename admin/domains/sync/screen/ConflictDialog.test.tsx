import type { Receipt } from '@plumbline/resources/rules/sync/protocol';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { setCurrentClient } from '../../../data/offline/currentClient';
import { anItem, aReceipt, aRow } from '../../../data/offline/outbox/testing';
import { memoryData } from '../../../entities/testing/memoryData';
import { renderScreen } from '../../../entities/testing/renderScreen';
import { ConflictDialog } from './ConflictDialog';

afterEach(() => {
  cleanup();
  setCurrentClient(null);
});

interface Refused {
  resource: 'audits' | 'deficiencies';
  patch: Record<string, unknown>;
  receipt: Partial<Receipt>;
  rows?: Record<string, Record<string, unknown>[]>;
}

async function show({ resource, patch, receipt, rows = {} }: Refused) {
  const rebased: unknown[] = [];
  setCurrentClient({
    isReady: () => false,
    subscribe: () => () => {},
    record: () => undefined,
    rebase: async (...what: unknown[]) => rebased.push(what),
  } as never);
  const before = Object.fromEntries(Object.keys(patch).map((name) => [name, null]));
  const item = anItem({ resource, patch }, { state: 'refused', before, receipt: aReceipt(receipt) });
  const { user } = renderScreen({
    element: <ConflictDialog item={item} onClose={() => {}} />,
    resource,
    dataProvider: memoryData(rows).dataProvider,
  });
  const dialog = within(await screen.findByRole('dialog'));
  const press = (name: string) => user.click(dialog.getByRole('button', { name }));
  return { dialog, user, press, rebased, id: item.command.id };
}
const draw = (isFinished: boolean) =>
  show({
    resource: 'audits',
    patch: { comment: 'Słup pęknięty' },
    receipt: { current: aRow({ comment: 'Sprawdzono', isFinished }) },
  });
const reason = { name: /^Powód korekty/ };

it('asks for the reason where a colleague has finished the inspection, and sends it with what is kept', async () => {
  const { dialog, user, press, rebased, id } = await draw(true);
  await press('Zapisz wybór');
  expect(dialog.getByRole('textbox', reason).getAttribute('aria-invalid')).toBe('true');
  expect(rebased).toEqual([]);
  await user.type(dialog.getByRole('textbox', reason), ' Zauważone równocześnie ');
  await press('Zapisz wybór');
  expect(rebased).toEqual([[id, {}, { correctionReason: 'Zauważone równocześnie' }]]);
});

it('asks for none where the version of the server stays', async () => {
  const { dialog, user, press, rebased, id } = await draw(true);
  await user.click(dialog.getByRole('radio', { name: /Na serwerze/ }));
  expect(dialog.queryByRole('textbox', reason)).toBeNull();
  await press('Zapisz wybór');
  expect(rebased).toEqual([[id, { comment: 'theirs' }]]);
});

it('asks for none where the inspection is not finished', async () => {
  const { dialog, press, rebased, id } = await draw(false);
  expect(dialog.queryByRole('textbox', reason)).toBeNull();
  await press('Zapisz wybór');
  expect(rebased).toEqual([[id, {}]]);
});

describe('a deficiency changed while a colleague finished its inspection', () => {
  const current = aRow({ audit: 'a', description: 'Zagięty', dangerLevel: 'green', dateDue: null });
  const rows = (isFinished: boolean) => ({ audits: [{ id: 'a', isFinished }] });
  const refused = {
    resource: 'deficiencies',
    patch: { description: 'Rozdarty', dangerLevel: 'red' },
    receipt: { current, errors: { correctionReason: { message: 'validation.correctionReason' } } },
    rows: rows(false),
  } as const;

  it('shows both states, and is kept as a correction with its reason', async () => {
    const { dialog, user, press, rebased, id } = await show(refused);
    for (const value of ['Rozdarty', 'Zagięty', 'Czerwony', 'Zielony'])
      expect(dialog.getByText(new RegExp(`^${value}`))).toBeTruthy();
    await press('Zapisz wybór');
    expect(rebased).toEqual([]);
    await user.type(dialog.getByRole('textbox', reason), 'Zauważone równocześnie');
    await press('Zapisz wybór');
    expect(rebased).toEqual([[id, {}, { correctionReason: 'Zauważone równocześnie' }]]);
  });

  it('is asked for its reason with the first decision where its inspection is known to be finished', async () => {
    const { dialog } = await show({ ...refused, receipt: { current }, rows: rows(true) });
    expect(await dialog.findByRole('textbox', reason)).toBeTruthy();
  });

  it('is asked for none where only the measure is kept', async () => {
    const patch = { description: 'Rozdarty', dateDue: '2026-12-01' };
    const { dialog, user, press, rebased } = await show({ ...refused, patch });
    const [description] = dialog.getAllByRole('radio', { name: /Na serwerze/ });
    await user.click(description!);
    expect(dialog.queryByRole('textbox', reason)).toBeNull();
    await press('Zapisz wybór');
    expect(rebased).toEqual([[expect.anything(), { description: 'theirs' }]]);
  });

  it('keeps a reason given before, and does not compare it', async () => {
    const patch = { ...refused.patch, correctionReason: 'Pomyłka' };
    const { dialog, press, rebased } = await show({ ...refused, patch });
    expect(dialog.getByRole('textbox', reason)).toHaveProperty('value', 'Pomyłka');
    expect(dialog.getAllByRole('radiogroup')).toHaveLength(2);
    await press('Zapisz wybór');
    expect(rebased).toEqual([
      [expect.anything(), { correctionReason: 'theirs' }, { correctionReason: 'Pomyłka' }],
    ]);
  });
});
