import type { Command } from '@plumbline/resources/rules/sync/protocol';
import { expect, test } from 'vitest';
import { anItem } from '../outbox/testing';
import { overlay } from './overlay';

const command = (more: Partial<Command>) =>
  anItem({ resource: 'deficiencies', recordId: 'd', ...more }).command;

test('changes lie over the server’s row in the order they were made', () => {
  const row = { id: 'd', description: 'bent', measure: null, version: 3 };
  expect(
    overlay(
      row,
      [
        command({ baseVersion: 3, patch: { measure: 'one' } }),
        command({ baseVersion: 3, patch: { measure: 'two', component: 'beam' } }),
      ],
      'i',
    ),
  ).toMatchObject({
    id: 'd',
    description: 'bent',
    measure: 'two',
    component: 'beam',
    version: 3,
  });
});

test('a row that others changed beneath a waiting change is of the version that change was made on', () => {
  const row = { id: 'd', measure: 'theirs', version: 4 };
  expect(overlay(row, [command({ baseVersion: 3, patch: { measure: 'mine' } })], 'i')).toMatchObject({
    measure: 'mine',
    version: 3,
  });
});

test('a record made here has all fields, the defaults of its definition and version 0', () => {
  expect(
    overlay(undefined, [command({ operation: 'create', patch: { description: 'bent' } })], 'i'),
  ).toMatchObject({
    id: 'd',
    instance: 'i',
    version: 0,
    description: 'bent',
    dangerLevel: 'green',
    status: 'OPEN',
    measure: null,
    photos: null,
    deletedAt: null,
  });
});

test('a creation whose answer is on its way lies over the row it made', () => {
  const row = { id: 'd', description: 'bent', equipment: 'e', version: 1 };
  expect(overlay(row, [command({ operation: 'create', patch: { description: 'bent' } })], 'i')).toMatchObject(
    { equipment: 'e', version: 1 },
  );
});

test('a deleted record is gone, a change of a record that is not here shows nothing, a command changes nothing', () => {
  const row = { id: 'd', description: 'bent', version: 1 };
  expect(
    overlay(row, [command({ patch: { measure: 'x' } }), command({ operation: 'delete' })], 'i'),
  ).toBeUndefined();
  expect(overlay(undefined, [command({ patch: { measure: 'x' } })], 'i')).toBeUndefined();
  expect(overlay(row, [command({ operation: 'command', name: 'finish', patch: { at: 'now' } })], 'i')).toBe(
    row,
  );
});

test('a step without a day is taken on the day it was where and when the person did it', () => {
  const given = {
    resource: 'equipments',
    operation: 'command',
    name: 'markNotTraceable',
    patch: {},
  } as const;
  const lost = (more: Partial<Command>) => overlay({ id: 'e' }, [command({ ...given, ...more })], 'i');
  const madeAt = '2026-11-17T23:30:00.000Z';
  expect(lost({ madeAt, zone: 'Europe/Warsaw' })).toMatchObject({ dateNotTraceable: '2026-11-18' });
  expect(lost({ madeAt, zone: 'America/New_York' })).toMatchObject({ dateNotTraceable: '2026-11-17' });
});

test('a row that a command creates is there before the server has it, and is changed on', () => {
  const inspection = { resource: 'audits', recordId: 'a' } as const;
  const begin = command({
    ...inspection,
    operation: 'command',
    name: 'begin',
    patch: { planning: 'p', equipment: 'e', checklist: 'c' },
  });
  const comment = command({ ...inspection, patch: { comment: 'half' } });
  expect(overlay(undefined, [begin, comment], 'i')).toMatchObject({
    id: 'a',
    planning: 'p',
    equipment: 'e',
    checklist: 'c',
    result: 'NOT_PROCESSED',
    isFinished: false,
    dateStarted: null,
    comment: 'half',
  });
  expect(overlay(undefined, [command({ ...inspection, operation: 'command', name: 'other' })], 'i')).toBe(
    undefined,
  );
});
