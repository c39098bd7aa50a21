import { describe, expect, it } from 'vitest';
import { entities } from '../entities/index';
import { readLocale } from '../locales/readLocale';
import { textsOf } from '../locales/textsOf';
import { explainedCommands } from './explainedCommands';
import { systemRights } from './systemRights';

const keys = new Set([...textsOf(readLocale('pl-PL'))].map(([key]) => key));

describe('what rights are explained of', () => {
  it('has a name for each command and each system right', () => {
    const named = explainedCommands.map(({ resource, name }) =>
      entities[resource].steps?.[name]
        ? `resources.${resource}.steps.${name}.label`
        : `identity.command.${name}`,
    );
    const rights = systemRights.map((right) => `identity.right.${right}`);
    expect([...named, ...rights].filter((key) => !keys.has(key))).toEqual([]);
  });

  it('names no command that is gone', () => {
    const told = new Set(explainedCommands.map(({ name }) => `identity.command.${name}`));
    expect([...keys].filter((key) => key.startsWith('identity.command.') && !told.has(key))).toEqual([]);
  });
});
