import { type Board, figuresOf } from '@plumbline/resources/rules/dashboard/figures';
import { expect, it } from 'vitest';
import { owner } from '../../entities/testing/renderScreen';
import { hasLook } from './tiles';

const boards: readonly Board[] = ['inspecting', 'selling', 'providing'];

it.each(boards)('each figure of the board for %s has a look of its own', (board) => {
  const everybody = [
    { ...owner },
    { ...owner, role: 'ProviderAdmin', instanceType: 'PROVIDER' },
    { ...owner, instanceType: 'BROKER', broker: 'b', brokers: ['b'] },
  ] as const;
  const names = new Set(
    everybody.flatMap((actor) => figuresOf(board, '2026-11-17', actor).map(({ name }) => name)),
  );
  expect(names.size).toBeGreaterThan(0);
  expect([...names].filter((name) => !hasLook(name))).toEqual([]);
});
