import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { formPartsOf } from '../../entities/form/partsOfForm';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { ChoiceKeysNote, KeyNote } from './KeyNote';

afterEach(cleanup);

const draw = (Note: typeof KeyNote, values: object) =>
  renderScreen({
    element: <Note values={{ ...values }} />,
    resource: 'customFieldDefinitions',
    dataProvider: memoryData({}).dataProvider,
  });
const said = () => screen.queryByRole('note')?.textContent ?? null;

it('stands beneath the key and the values to choose from', () => {
  expect(formPartsOf('customFieldDefinitions', 'master', 'key')).toHaveLength(1);
  expect(formPartsOf('customFieldDefinitions', 'master', 'choices')).toHaveLength(1);
});

it('says that the key may stay empty, and what it becomes then', () => {
  draw(KeyNote, {});
  expect(said()).toBe('Może zostać puste: klucz powstanie z nazwy.');
  cleanup();
  draw(KeyNote, { name: { 'pl-PL': 'Nośność żurawia' } });
  expect(said()).toBe('Może zostać puste: klucz powstanie z nazwy (nosnoscZurawia).');
  cleanup();
  draw(KeyNote, { key: 'load', name: { 'pl-PL': 'Nośność' } });
  expect(said()).toBeNull();
});

it('says that values to choose from need no keys, where some have none', () => {
  draw(ChoiceKeysNote, { choices: [{ value: 'a' }, {}] });
  expect(said()).toBe('Klucz wartości może zostać pusty: powstanie z jej nazwy.');
  cleanup();
  draw(ChoiceKeysNote, { choices: [{ value: 'a' }] });
  expect(said()).toBeNull();
});
