import { describe, expect, test } from 'vitest';
import { linkTo, relink } from './chain';
import { anItem, aReceipt } from './testing';

describe('linkTo', () => {
  test('the first command of a record stands on the version that was seen', () => {
    expect(linkTo([], 3)).toEqual({ baseVersion: 3 });
  });

  test.each(['waiting', 'refused', 'sending'] as const)('one after a %s command builds on it', (state) => {
    expect(linkTo([anItem({ id: 'a' }, { state })], 3)).toEqual({ baseVersion: 3, after: 'a' });
  });

  test('one after a confirmed command stands on what was seen', () => {
    const done = anItem(
      { id: 'a', baseVersion: 3 },
      { state: 'confirmed', receipt: aReceipt({ version: 4 }) },
    );
    expect(linkTo([done], 4)).toEqual({ baseVersion: 4 });
  });

  test('a tab that has not heard yet builds on the person’s own confirmed commands', () => {
    const first = anItem(
      { id: 'a', baseVersion: 3 },
      { state: 'confirmed', receipt: aReceipt({ version: 4 }) },
    );
    const second = anItem(
      { id: 'b', after: 'a' },
      { position: 2, state: 'confirmed', receipt: aReceipt({ version: 5 }) },
    );
    expect(linkTo([first, second], 3)).toEqual({ baseVersion: 3, after: 'b' });
    expect(linkTo([first, second], 4)).toEqual({ baseVersion: 4, after: 'b' });
  });

  test('but not over somebody else’s change that the person has not seen', () => {
    const done = anItem(
      { id: 'a', baseVersion: 7 },
      { state: 'confirmed', receipt: aReceipt({ version: 8 }) },
    );
    expect(linkTo([done], 3)).toEqual({ baseVersion: 3 });
  });

  test('a record made here has version 0 until its creation is heard of', () => {
    const made = anItem(
      { id: 'a', operation: 'create', baseVersion: null },
      { state: 'confirmed', receipt: aReceipt({ version: 1 }) },
    );
    expect(linkTo([made], 0)).toEqual({ baseVersion: 0, after: 'a' });
  });

  test('nothing builds on a command that was settled without being applied', () => {
    const settled = anItem(
      { id: 'a', baseVersion: 3 },
      { state: 'confirmed', receipt: aReceipt({ status: 'refused', version: null }) },
    );
    expect(linkTo([settled], 3)).toEqual({ baseVersion: 3 });
  });
});

describe('relink', () => {
  const [first, second, third] = [
    anItem({ id: 'a', baseVersion: 3 }),
    anItem({ id: 'b', after: 'a', baseVersion: 3 }),
    anItem({ id: 'c', after: 'b', baseVersion: 3 }),
  ];

  test('the next command follows the one with the new id', () => {
    expect(
      relink([first, second, third], 'a', { id: 'x', baseVersion: null }).map(({ command }) => command),
    ).toEqual([{ ...second.command, after: 'x' }]);
  });

  test('after one that is gone the next takes over what it stood on', () => {
    expect(relink([first, second, third], 'a', { id: null, baseVersion: 3 })[0]?.command).toMatchObject({
      id: 'b',
      baseVersion: 3,
    });
    expect(relink([first, second, third], 'a', { id: null, baseVersion: 3 })[0]?.command).not.toHaveProperty(
      'after',
    );
    expect(
      relink([first, second, third], 'b', { id: null, baseVersion: 3, after: 'a' })[0]?.command,
    ).toMatchObject({ id: 'c', after: 'a' });
  });
});
