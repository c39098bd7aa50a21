import type { ChecklistPart } from '@plumbline/resources/entities/checkpoints/checklistParts';
import { entities } from '@plumbline/resources/entities/index';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { Form } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formErrors } from '../../../entities/form/formErrors';
import { Input } from '../../../entities/inputs/Input';
import { TextLanguage } from '../../../entities/inputs/TextLanguage';
import { memoryData } from '../../../entities/testing/memoryData';
import { renderScreen } from '../../../entities/testing/renderScreen';

beforeEach(() => {
  window.matchMedia = ((query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as unknown as typeof window.matchMedia; // jsdom has none
});
afterEach(cleanup);

const pl = (text: string) => ({ 'pl-PL': text });
const entity = entities.auditRegulations;
const field = entity.fields.parts!;
const Values = () => <output data-testid="value">{JSON.stringify(useWatch({ name: 'parts' }) ?? [])}</output>;
const value = (): ChecklistPart[] => JSON.parse(screen.getByTestId('value').textContent ?? '');
const order = () =>
  value()
    .map((part) => `${part.name['pl-PL']}:${(part.checkpoints ?? []).map(({ id }) => id).join('')}`)
    .join(' ');

const given: ChecklistPart[] = [
  {
    id: 'docs',
    name: pl('Dokumenty'),
    checkpoints: [
      { id: 'a', name: pl('Tabliczka'), type: 'YES_NO' },
      { id: 'b', name: pl('Protokół'), type: 'OKAY_NOT_OKAY', shownAfter: 'a', shownAnswer: 'NO' },
    ],
  },
  { id: 'hook', name: pl('Hak'), checkpoints: [{ id: 'c', name: pl('Zużycie'), type: 'NUMBER' }] },
];

const required = {
  name: pl('Zawiesia'),
  shortName: 'Z',
  type: 'expert',
  interval: 1,
  intervalUnit: 'YEARLY',
};
async function draw(parts: ChecklistPart[] = given) {
  const form = (
    <Form
      record={{ id: 'one', ...required, parts }}
      mode="onTouched"
      validate={(values) => formErrors(entity, values)}
    >
      <TextLanguage>
        <Input entity={entity} name="parts" field={field} source="parts" label="Sekcje" />
        <Values />
        <button type="submit">Zapisz</button>
      </TextLanguage>
    </Form>
  );
  const drawn = renderScreen({
    element: form,
    resource: 'auditRegulations',
    dataProvider: memoryData({}).dataProvider,
  });
  await screen.findByRole('button', { name: 'Dodaj sekcję' });
  return drawn;
}
const handle = (name: string) => screen.getByRole('button', { name: new RegExp(`^Przesuń: ${name}`) });
const line = (name: RegExp) => screen.getByRole('button', { name });
const options = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);

describe('order', () => {
  it('goes by arrow keys over the border of a part, keeps the focus and says where', async () => {
    const { user } = await draw();
    handle('Protokół').focus();
    await user.keyboard('{ArrowDown}');
    expect(order()).toBe('Dokumenty:a Hak:bc');
    expect(await screen.findByText('Teraz na miejscu 2.1')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(handle('Protokół')));
    handle('Hak').focus();
    await user.keyboard('{ArrowUp}');
    expect(value().map(({ id }) => id)).toEqual(['hook', 'docs']);
  });

  it('that puts a question before the one it depends on is marked there', async () => {
    const { user } = await draw();
    handle('Protokół').focus();
    await user.keyboard('{ArrowUp}');
    expect(order()).toBe('Dokumenty:ba Hak:c');
    await user.click(line(/^1\.1 Protokół/));
    expect(await screen.findByText(/Warunek może wskazywać tylko wcześniejszy punkt/)).toBeTruthy();
  });
});

describe('writing', () => {
  it('adds a part and a checkpoint, which starts open with what most have', async () => {
    const { user } = await draw([]);
    await user.click(screen.getByRole('button', { name: 'Dodaj sekcję' }));
    await user.type(await screen.findByRole('textbox', { name: 'Nazwa sekcji (PL)' }), 'Łańcuch');
    await user.click(screen.getByRole('button', { name: 'Dodaj punkt kontrolny' }));
    await user.type(await screen.findByRole('textbox', { name: /^Punkt kontrolny \(PL\)/ }), 'Ogniwa całe');
    expect(value()).toMatchObject([
      {
        name: pl('Łańcuch'),
        checkpoints: [
          { name: pl('Ogniwa całe'), type: 'OKAY_NOT_OKAY_DEFICIENCY_CAPTURE', isMandatory: true },
        ],
      },
    ]);
    expect(await screen.findByText('Brak tekstu: DE 2 · EN 2 · HU 2')).toBeTruthy();
  });

  it('puts the cursor into the name of what is added, and calls it wrong only once it was left', async () => {
    const { user } = await draw();
    await user.click(screen.getAllByRole('button', { name: 'Dodaj punkt kontrolny' })[0]!);
    const name = await screen.findByRole('textbox', { name: /^Punkt kontrolny \(PL\)/ });
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(screen.queryByText('Uzupełnij to pole.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Dodaj sekcję' }));
    const section = (await screen.findAllByRole('textbox', { name: 'Nazwa sekcji (PL)' })).at(-1);
    await waitFor(() => expect(document.activeElement).toBe(section));
    expect(screen.queryByText('Uzupełnij to pole.')).toBeNull();
    await user.tab();
    expect(await screen.findByText('Uzupełnij to pole.')).toBeTruthy();
    expect(line(/^1\.3 Bez nazwy .* Sprawdź dane/)).toBeTruthy();
  });

  it('offers only earlier questions, and only the answers those have', async () => {
    const { user } = await draw();
    await user.click(line(/^2\.1 Zużycie/));
    await user.click(await screen.findByRole('combobox', { name: 'Pytaj po punkcie' }));
    expect(await options()).toEqual(['zawsze', '1.1 Tabliczka', '1.2 Protokół']);
    await user.click(screen.getByRole('option', { name: '1.1 Tabliczka' }));
    await user.click(await screen.findByRole('combobox', { name: 'gdy odpowiedź to' }));
    expect(await options()).toEqual(['brak', 'Tak', 'Nie']);
    await user.click(screen.getByRole('option', { name: 'Tak' }));
    expect(value()[1]?.checkpoints?.[0]).toMatchObject({ shownAfter: 'a', shownAnswer: 'YES' });
  });

  it('copies, removes and takes back', async () => {
    const { user } = await draw();
    const act = async (name: string, action: string) => {
      await user.click(await screen.findByRole('button', { name: `Działania: ${name}` }));
      await user.click(await screen.findByRole('menuitem', { name: action }));
    };
    await act('Tabliczka', 'Powiel');
    expect(value()[0]?.checkpoints?.map(({ name }) => name['pl-PL'])).toEqual([
      'Tabliczka',
      'Tabliczka',
      'Protokół',
    ]);
    await user.click(await screen.findByRole('button', { name: 'Cofnij' }));
    await act('Hak', 'Usuń');
    expect(order()).toBe('Dokumenty:ab');
    await user.click(await screen.findByRole('button', { name: 'Usunięto – cofnij' }));
    expect(order()).toBe('Dokumenty:ab Hak:c');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cofnij' }).disabled).toBe(true);
  });
});

it('opens the first row to mend when saving is refused, out of its folded section too', async () => {
  const { user } = await draw([
    given[0]!,
    {
      id: 'hook',
      name: pl('Hak'),
      checkpoints: [{ id: 'c', name: pl('Zużycie'), type: 'NUMBER', greenMax: 10, orangeMax: 5 }],
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Zwiń: Hak' }));
  expect(screen.queryByRole('button', { name: /^2\.1 Zużycie/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByRole('textbox', { name: 'Pomarańczowy do' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(handle('Zużycie')));
});

it('shows the checklist as it is carried out, with its conditions', async () => {
  const { user } = await draw();
  await user.click(screen.getByRole('button', { name: 'Podgląd na telefonie' }));
  const phone = within(await screen.findByRole('complementary', { name: 'Podgląd na telefonie' }));
  expect(phone.queryByRole('heading', { name: /Protokół/ })).toBeNull();
  await user.click(await phone.findByRole('button', { name: 'Nie' }));
  expect(await phone.findByRole('heading', { name: /^1\.2 Protokół/ })).toBeTruthy();
  expect(phone.getByText('1 / 3')).toBeTruthy();
});

it('has nothing axe objects to, open and closed', async () => {
  const { user } = await draw();
  await user.click(line(/^1\.2 Protokół/));
  await screen.findByRole('combobox', { name: 'Pytaj po punkcie' });
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

it('begins with nothing but how to begin, and counts what there is in words', async () => {
  await draw([]);
  expect(screen.getByRole('group', { name: 'Sekcje' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Podgląd na telefonie' })).toBeNull();
  expect(screen.queryByRole('button', { name: /wypełnione/ })).toBeNull();
  cleanup();
  await draw();
  expect(screen.getByRole('group', { name: 'Sekcje: 2 · Punkty kontrolne: 3' })).toBeTruthy();
});
