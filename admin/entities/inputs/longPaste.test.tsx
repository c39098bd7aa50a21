import { definitions } from '@plumbline/resources/entities/index';
import { cleanup, screen, within } from '@testing-library/react';
import { Form } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { memoryData } from '../testing/memoryData';
import { renderScreen } from '../testing/renderScreen';
import { TextInput } from './TextInput';

afterEach(cleanup);
const { content } = definitions.textModules.fields;
const Value = () => <output data-testid="value">{useWatch({ name: 'content' })}</output>;
const value = () => screen.getByTestId('value').textContent;

const paste = async (pasted: string, before = '') => {
  const { user } = renderScreen({
    element: (
      <Form record={{ content: before }}>
        <TextInput
          entity={definitions.textModules}
          field={content}
          name="content"
          source="content"
          label="Treść"
        />
        <Value />
      </Form>
    ),
    resource: 'textModules',
    dataProvider: memoryData({}).dataProvider,
  });
  await user.click(screen.getByRole('textbox', { name: /Treść/ }));
  await user.paste(pasted);
  return user;
};
const dialog = () => within(screen.getByRole('dialog'));
const kept = 'a'.repeat(190);

it('keeps the whole of a pasted text that is too long and takes it once it fits with the name', async () => {
  const user = await paste(`${kept}${'b'.repeat(20)}`, 'x');
  const box = dialog().getByRole<HTMLTextAreaElement>('textbox', { name: 'Treść' });
  expect(box.value).toBe(`x${kept}${'b'.repeat(20)}`);
  expect(dialog().getByRole('status').textContent).toBe('224/210 · o 14 znaków za dużo');
  expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Zatwierdź' }).disabled).toBe(true);
  await user.click(box);
  await user.keyboard('{End}{Backspace>14/}');
  await user.click(dialog().getByRole('button', { name: 'Zatwierdź' }));
  expect(value()).toBe(`x${kept}bbbbbb – Anna Nowak`);
  expect(value()).toHaveLength(210);
});

it('loses nothing of it where the dialog is left', async () => {
  const user = await paste('c'.repeat(300));
  await user.keyboard('{Escape}');
  expect(value()).toBe('c'.repeat(300));
});

it('asks nothing where it fits', async () => {
  await paste('c'.repeat(210));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(value()).toBe('c'.repeat(210));
});
