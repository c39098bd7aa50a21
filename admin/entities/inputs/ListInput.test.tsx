import { definitions, entities } from '@plumbline/resources/entities/index';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Form } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { formErrors } from '../form/formErrors';
import { memoryData } from '../testing/memoryData';
import { renderScreen } from '../testing/renderScreen';
import { Input } from './Input';
import { TextLanguage } from './TextLanguage';

afterEach(cleanup);

interface Part {
  id: string;
  name: { 'pl-PL': string } | null;
  checkpoints: unknown[];
}
const part = (id: string, name: string): Part => ({ id, name: { 'pl-PL': name }, checkpoints: [] });
const Values = () => <output data-testid="value">{JSON.stringify(useWatch({ name: 'parts' }) ?? [])}</output>;
const value = (): Part[] => JSON.parse(screen.getByTestId('value').textContent ?? '');
const names = () => value().map(({ name }) => name?.['pl-PL'] ?? null);

const draw = (parts: Part[], validate?: (values: object) => object) => {
  const { editor: _editor, ...field } = definitions.auditRegulations.fields.parts;
  const input = (
    <Input entity={entities.auditRegulations} name="parts" field={field} source="parts" label="Sekcje" />
  );
  const form = (
    <Form record={{ id: 'one', parts }} mode="onTouched" {...(validate ? { validate } : {})}>
      <TextLanguage>
        {input}
        <Values />
      </TextLanguage>
      <button type="submit">Zapisz</button>
    </Form>
  );
  return renderScreen({
    element: form,
    resource: 'auditRegulations',
    dataProvider: memoryData({}).dataProvider,
  });
};
const handle = (name: string) => screen.getByRole('button', { name: new RegExp(`^Przesuń: ${name}`) });

describe('ListInput', () => {
  it('moves an item with the arrow keys, keeps the focus on it and says where it is', async () => {
    const { user } = draw([part('a', 'Słupy'), part('b', 'Belki'), part('c', 'Stężenia')]);
    handle('Słupy').focus();
    await user.keyboard('{ArrowDown}');
    expect(names()).toEqual(['Belki', 'Słupy', 'Stężenia']);
    expect(await screen.findByText('Pozycja 2 z 3')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(handle('Słupy')));
    await user.keyboard('{ArrowDown}');
    expect(names()).toEqual(['Belki', 'Stężenia', 'Słupy']);
  });

  it('holds nothing against an item that was only just added, and asks for its first field', async () => {
    const { user } = draw([part('a', 'Słupy')], (values) => {
      const { parts } = formErrors(entities.auditRegulations, values as Record<string, unknown>); // the form's own
      return parts ? { parts } : {};
    });
    await user.click(screen.getByRole('button', { name: 'Dodaj' }));
    const name = await screen.findByRole('textbox', { name: /^Nazwa sekcji/ });
    await waitFor(() => expect(document.activeElement).toBe(name));
    await user.keyboard('Belki');
    expect(names()).toEqual(['Słupy', 'Belki']);
    expect(screen.queryByText('Uzupełnij to pole.')).toBeNull();
    await user.clear(name);
    await user.tab();
    expect(await screen.findByText('Uzupełnij to pole.')).toBeTruthy();
  });

  it('stays where it is at the ends', async () => {
    const { user } = draw([part('a', 'Słupy'), part('b', 'Belki')]);
    handle('Słupy').focus();
    await user.keyboard('{ArrowUp}');
    expect(names()).toEqual(['Słupy', 'Belki']);
  });

  it('copies an item below itself under an id of its own', async () => {
    const { user } = draw([part('a', 'Słupy'), part('b', 'Belki')]);
    await user.click(screen.getByRole('button', { name: 'Działania: Słupy' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Powiel' }));
    expect(names()).toEqual(['Słupy', 'Słupy', 'Belki']);
    expect(new Set(value().map(({ id }) => id)).size).toBe(3);
  });

  it('says at the one item that is wrong what is wrong there, and holds nothing against the right ones', async () => {
    const wrong = { ...part('b', ''), name: null };
    const { user } = draw([part('a', 'Słupy'), wrong], (values) => {
      const { parts } = formErrors(entities.auditRegulations, values as Record<string, unknown>); // the form's own
      return { parts };
    });
    await user.click(screen.getByRole('button', { name: 'Zapisz' }));
    await user.click(await screen.findByRole('button', { name: /^2\D.*bez nazwy/i }));
    expect(await screen.findByText('Uzupełnij to pole.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^1\D.*Słupy/ }));
    await waitFor(() => expect(screen.queryByText('Uzupełnij to pole.')).toBeNull());
  });

  it('takes an item out', async () => {
    const { user } = draw([part('a', 'Słupy'), part('b', 'Belki')]);
    await user.click(screen.getByRole('button', { name: 'Działania: Słupy' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Usuń' }));
    expect(names()).toEqual(['Belki']);
  });

  it('opens a new item, ready to be typed', async () => {
    const { user } = draw([]);
    await user.click(screen.getByRole('button', { name: 'Dodaj' }));
    await user.type(await screen.findByRole('textbox', { name: /Nazwa sekcji/ }), 'Belki');
    expect(names()).toEqual(['Belki']);
    expect(value()[0]?.id).toMatch(/^[0-9a-f-]{36}$/);
  });
});
