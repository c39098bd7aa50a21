import { describe, expect, it } from 'vitest';
import { entityList } from '../entities';
import type { ChoiceSet } from '../language/choices/choiceSet';
import * as exported from '../language/choices/choices';
import type { Fields } from '../language/fields/field';
import { isList } from '../language/fields/types/list';
import { languages } from '../language/languages';
import type { Messages } from './mergeMessages';
import { readLocale } from './readLocale';

/** Units that are the same in all languages. */
const symbols = new Set(['kg', 'mm', 'MB', '%', '/ 100']);

describe.each(languages)('%s', (language) => {
  const messages = readLocale(language);

  describe.each(entityList)('$name', (entity) => {
    const labels = below(messages, 'resources', entity.name);

    it('has its name, also as it stands inside a sentence', () => {
      expect(labels.name).toEqual(expect.any(String));
      expect(labels.forcedCaseName).toEqual(expect.any(String));
    });

    it('has a label for each field and none for fields it does not have', () => {
      const fields = { ...entity.fields, ...entity.deletionAsks };
      expect(sortedKeys(labels.fields)).toEqual(Object.keys(fields).sort());
    });

    it('says why each field that comes with a deletion is asked for, of one row and of several', () => {
      const asked = Object.keys(entity.deletionAsks ?? {});
      expect(labels.askedByDelete ?? {}).toEqual(
        Object.fromEntries(
          asked.map((name) => [name, { one: expect.any(String), several: expect.any(String) }]),
        ),
      );
    });

    it('has a label for each field of each list inside it', () => {
      const wanted = Object.fromEntries(
        listsOf(entity.fields).map(([list, fields]) => [list, Object.keys(fields).sort()]),
      );
      const items = below(labels, 'items');
      expect(Object.fromEntries(Object.keys(items).map((list) => [list, sortedKeys(items[list])]))).toEqual(
        wanted,
      );
    });

    it('has a word for each unit that is not a symbol', () => {
      const units = Object.values(entity.fields).flatMap((field) =>
        'unit' in field && field.unit !== undefined && !symbols.has(field.unit) ? [field.unit] : [],
      );
      expect(units.filter((unit) => typeof below(messages, 'units')[unit] !== 'string')).toEqual([]);
    });

    it('has a label for each tab', () => {
      expect(sortedKeys(labels.tabs)).toEqual(Object.keys(entity.form).sort());
    });

    it('has words for each step: what it is called, that it was done, and what to think of where it is asked about', () => {
      const steps = Object.entries(entity.steps ?? {});
      expect(sortedKeys(labels.steps)).toEqual(steps.map(([name]) => name).sort());
      for (const [name, { isAsked }] of steps)
        expect(sortedKeys(below(labels, 'steps')[name]), name).toEqual([
          ...(isAsked ? ['ask'] : []),
          'done',
          'label',
        ]);
    });

    it('says what a new one is called where people make one on a screen', () => {
      const isMade = Object.values(entity.permissions).some(({ create }) => create !== undefined);
      if (entity.route && isMade) expect(below(labels, 'page').create).toEqual(expect.any(String));
    });

    it('says what an empty list means, and what to do where one can be filled', () => {
      expect(labels.empty).toEqual(expect.any(String));
      if (entity.route) expect(labels.invite ?? labels.explains).toEqual(expect.any(String));
    });
  });

  it.each(choiceSets())('$name has a label for each value', (set) => {
    if (set.labelKeys)
      expect(below(messages, ...set.labelKeys.split('.'))).toMatchObject(anyText(set.values));
    else expect(sortedKeys(below(messages, 'choices')[set.name])).toEqual([...set.values].sort());
  });
});

/** Lists at every depth by their name: labels are flat, `items.<list>.<field>`. */
function listsOf(fields: Fields): [string, Fields][] {
  return Object.entries(fields).flatMap(([name, field]) =>
    isList(field) ? [[name, field.fields] satisfies [string, Fields], ...listsOf(field.fields)] : [],
  );
}

function choiceSets(): ChoiceSet[] {
  return Object.values(exported).filter((one) => 'name' in one);
}

function below(messages: Messages, ...keys: string[]): Messages {
  return keys.reduce((found: Messages, key) => {
    const next = found[key];
    return typeof next === 'object' ? next : {};
  }, messages);
}

const anyText = (names: readonly string[]): object =>
  Object.fromEntries(names.map((name) => [name, expect.any(String)]));

const sortedKeys = (group: string | Messages | undefined): string[] =>
  typeof group === 'object' ? Object.keys(group).sort() : [];
