import { MenuItem, TextField } from '@mui/material';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { definitions, entities } from '@plumbline/resources/entities/index';
import { auditType, faqIcon } from '@plumbline/resources/language/choices/choices';
import {
  boolean,
  choice,
  date,
  decimal,
  integer,
  list,
  localizedText,
  longText,
  phones,
  references,
  text,
} from '@plumbline/resources/language/fields/builders';
import type { Field, FieldType } from '@plumbline/resources/language/fields/field';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Form } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { themesIn } from '../../kit/theme/themes';
import { memoryData } from '../testing/memoryData';
import { renderScreen } from '../testing/renderScreen';
import { Input } from './Input';
import { TextLanguage } from './TextLanguage';

afterEach(cleanup);

interface Sample {
  field: Field;
  before?: unknown;
  enter: (user: UserEvent) => Promise<void>;
  after: unknown;
}
const type = (name: string, words: string) => async (user: UserEvent) =>
  user.type(await screen.findByRole('textbox', { name }), words);
const file = { hash: 'a'.repeat(64), name: 'Protokoll.pdf', mimeType: 'application/pdf', size: 10 };
const removeFile = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Usuń plik: Protokoll.pdf' }));
const pick = async (user: UserEvent) => {
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Feld' });
  await user.type(box, 'CL');
  const option = await screen.findByText('META CLIP');
  // What is found must not empty what is typed.
  expect(box.value).toBe('CL');
  await user.click(option);
};
const dateField = async (label: string) => within(await screen.findByRole('group', { name: label }));

// One line per field type: a type whose input nobody tried does not compile.
const samples: Record<FieldType, Sample> = {
  text: { field: text({ max: 20 }), enter: type('Feld', 'R-014'), after: 'R-014' },
  longText: { field: longText(), enter: type('Feld', 'zwei{enter}Zeilen'), after: 'zwei\nZeilen' },
  localizedText: {
    field: localizedText({ max: 20 }),
    before: { 'de-DE': 'Regal' },
    enter: type('Feld (PL)', 'Regał'),
    after: { 'de-DE': 'Regal', 'pl-PL': 'Regał' },
  },
  integer: { field: integer(), enter: type('Feld', '12 000'), after: 12000 },
  decimal: { field: decimal(), enter: type('Feld', '2,5'), after: 2.5 },
  boolean: {
    field: boolean(),
    enter: async (user) => user.click(await screen.findByRole('checkbox', { name: 'Feld' })),
    after: true,
  },
  date: {
    field: date(),
    enter: async (user) => {
      await user.click((await dateField('Feld')).getByRole('spinbutton', { name: /dzień/i }));
      await user.keyboard('05032027');
    },
    after: '2027-03-05',
  },
  datetime: {
    field: { type: 'datetime' },
    before: '2027-03-05T10:00:00.000Z',
    enter: async (user) => {
      await user.click((await dateField('Feld')).getByRole('spinbutton', { name: /rok/i }));
      await user.keyboard('2028');
    },
    after: '2028-03-05T10:00:00.000Z',
  },
  choice: {
    field: choice(auditType),
    enter: async (user) => {
      await user.click(await screen.findByRole('combobox', { name: 'Feld' }));
      await user.click(await screen.findByRole('option', { name: 'Konserwacja' }));
    },
    after: 'maintenance',
  },
  reference: { field: { type: 'reference', to: 'products' }, enter: pick, after: 'product-1' },
  references: { field: references('products'), enter: pick, after: ['product-1'] },
  file: { field: { type: 'file' }, before: file, enter: removeFile, after: null },
  files: {
    field: { type: 'files' },
    before: [file, { ...file, hash: 'b'.repeat(64), name: 'Foto.pdf' }],
    enter: removeFile,
    after: [{ ...file, hash: 'b'.repeat(64), name: 'Foto.pdf' }],
  },
  address: {
    field: { type: 'address' },
    before: { city: 'Hamburg' },
    enter: type('Kod pocztowy', '20457'),
    after: { city: 'Hamburg', zip: '20457' },
  },
  phones: {
    field: phones(),
    enter: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Dodaj numer' }));
      await user.type(await screen.findByRole('textbox', { name: 'Numer' }), '+48 71 555');
    },
    after: [{ kind: 'work', number: '+48 71 555' }],
  },
  list: {
    field: list({ name: text({ max: 10 }) }),
    before: [{ id: 'a', name: null }],
    enter: type('resources.equipments.items.feld.name', 'Słup'),
    after: [{ id: 'a', name: 'Słup' }],
  },
};

const Values = () => (
  <output data-testid="value">{JSON.stringify(useWatch({ name: 'feld' }) ?? null)}</output>
);

const draw = (field: Field, before: unknown, validate?: () => object) => {
  const { dataProvider } = memoryData({
    products: [{ id: 'product-1', manufacturer: 'META', name: 'CLIP' }],
  });
  const input = <Input entity={entities.equipments} name="feld" field={field} source="feld" label="Feld" />;
  const form = (
    <Form record={{ id: 'one', feld: before ?? null }} mode="onTouched" {...(validate ? { validate } : {})}>
      <TextLanguage>
        {input}
        <Values />
      </TextLanguage>
    </Form>
  );
  return renderScreen({ element: form, resource: 'equipments', dataProvider });
};
const value = (): unknown => JSON.parse(screen.getByTestId('value').textContent ?? '');

describe('inputs', () => {
  it.each(Object.entries(samples))(
    'takes a value of the type %s',
    async (_type, { field, before, enter, after }) => {
      const { user } = draw(field, before);
      await enter(user);
      await waitFor(() => expect(value()).toEqual(after));
    },
  );

  it('shows what the browser would turn into nothing, for the check to refuse', async () => {
    const { user } = draw(integer(), null);
    await user.type(screen.getByRole('textbox', { name: 'Feld' }), '12kg');
    expect(value()).toBe('12kg');
  });

  it('says of a text that is too long by how much', async () => {
    const { user } = draw(text({ max: 20 }), null, () => ({
      feld: { message: 'validation.maxLength', args: { max: 20 } },
    }));
    await user.type(screen.getByRole('textbox', { name: 'Feld' }), 'x'.repeat(23));
    await user.tab();
    expect(await screen.findByText('Za długie: najwyżej 20 zn. (23/20)')).toBeTruthy();
  });

  it("asks for day, month, year and hour in the signs of the person's language", async () => {
    draw({ type: 'datetime' }, null);
    const signs = (await dateField('Feld')).getAllByRole('spinbutton').map(({ textContent }) => textContent);
    expect(signs).toEqual(['DD', 'MM', 'RRRR', 'gg', 'mm']);
  });

  it('keeps the time where another day is picked', async () => {
    const { user } = draw({ type: 'datetime' }, '2027-03-05T10:30:00.000Z');
    await user.click((await dateField('Feld')).getByRole('button', { name: /wybierz datę/i }));
    await user.click(await screen.findByRole('gridcell', { name: '16' }));
    await waitFor(() => expect(value()).toBe('2027-03-16T10:30:00.000Z'));
  });

  it.each([date(), { type: 'datetime' } satisfies Field])(
    'never takes half a date for none: $type',
    async (field) => {
      const { user } = draw(field, null);
      await user.click((await dateField('Feld')).getByRole('spinbutton', { name: /dzień/i }));
      await user.keyboard('12');
      expect(value()).toBeNull();
      await user.click(document.body);
      expect(value()).toBe('invalid');
      expect((await dateField('Feld')).getByRole('spinbutton', { name: /dzień/i }).textContent).toBe('12');
      await user.click((await dateField('Feld')).getByRole('spinbutton', { name: /dzień/i }));
      await user.keyboard('{Backspace}');
      await user.click(document.body);
      expect(value()).toBeNull();
    },
  );

  it('knows of half a date before Enter saves it', async () => {
    const { user } = draw(date(), null);
    await user.click((await dateField('Feld')).getByRole('spinbutton', { name: /dzień/i }));
    await user.keyboard('12{Enter}');
    expect(value()).toBe('invalid');
  });

  it('keeps several lines in several languages off the edge of their box', () => {
    draw(localizedText({ max: 300 }), { 'pl-PL': 'Regał' });
    const lines = screen.getByRole('textbox', { name: 'Feld (PL)' });
    expect(lines.tagName).toBe('TEXTAREA');
    expect(getComputedStyle(lines).padding).toBe('8.5px 14px');
  });

  it('makes an emptied text nothing', async () => {
    const { user } = draw(text({ max: 20 }), 'alt');
    await user.clear(screen.getByRole('textbox', { name: 'Feld' }));
    expect(value()).toBeNull();
  });
});

it('shows an icon beside its word where it is chosen', async () => {
  const { user } = draw(choice(faqIcon), null);
  await user.click(await screen.findByRole('combobox', { name: 'Feld' }));
  const options = screen.getAllByRole('option');
  expect(options.map((option) => option.querySelector('svg')?.dataset.testid ?? null)).toContain(
    'VpnKeyOutlinedIcon',
  );
  expect(
    options.filter((option) => !option.querySelector('svg')).map((option) => option.textContent),
  ).toEqual(['brak']);
  await user.click(screen.getByRole('option', { name: 'Klucz' }));
  await waitFor(() => expect(value()).toBe('vpn_key'));
});

it('tells of a day that is over, of fields for days to come', async () => {
  draw(date({ isToldIfPast: true }), '2020-03-05');
  expect(await screen.findByText(/^Ten dzień już minął/)).toBeTruthy();
  cleanup();
  draw(date(), '2020-03-05');
  await dateField('Feld');
  expect(screen.queryByText(/^Ten dzień już minął/)).toBeNull();
});

it('opens the list of a choice in a region named after its field', async () => {
  const { user } = renderScreen({
    element: (
      <ThemeProvider theme={createTheme(themesIn(null).light)}>
        <TextField select label="Okres" defaultValue="week">
          <MenuItem value="week">Tydzień</MenuItem>
        </TextField>
        <TextField select defaultValue="day" slotProps={{ select: { 'aria-label': 'Pora' } }}>
          <MenuItem value="day">Dzień</MenuItem>
        </TextField>
      </ThemeProvider>
    ),
    resource: 'equipments',
    dataProvider: memoryData({}).dataProvider,
  });
  await user.click(await screen.findByRole('combobox', { name: /^Okres/ }));
  const region = await screen.findByRole('region', { name: /^Okres/ });
  await user.click(within(region).getByRole('option', { name: 'Tydzień' }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  await user.click(screen.getByRole('combobox', { name: /^Pora/ }));
  expect(await screen.findByRole('region', { name: 'Pora' })).toBeTruthy();
});

it('offers what heads racks to categories of racks alone, and keeps what was chosen before', async () => {
  const { headerFields } = definitions.categories.fields;
  const { user } = renderScreen({
    element: (
      <Form record={{ id: 'one', type: 'ppe', headerFields: [{ id: 'h', field: 'depth' }] }}>
        <TextLanguage>
          <Input
            entity={entities.categories}
            name="headerFields"
            field={headerFields}
            source="headerFields"
            label="Pola"
          />
          <Input
            entity={entities.categories}
            name="type"
            field={definitions.categories.fields.type}
            source="type"
            label="Typ"
          />
        </TextLanguage>
      </Form>
    ),
    resource: 'categories',
    dataProvider: memoryData({}).dataProvider,
  });
  const offered = async () => {
    await user.click(await screen.findByRole('combobox', { name: /^Pole/ }));
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    await user.click(screen.getByRole('option', { selected: true }));
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    return names;
  };
  expect(await offered()).toEqual([
    'Data zakupu',
    'Data uruchomienia',
    'Data pierwszego użycia',
    'Maks. okres użytkowania',
    'Osoba odpowiedzialna',
    'Głębokość',
  ]);
  await user.click(screen.getByRole('combobox', { name: /^Typ/ }));
  await user.click(await screen.findByRole('option', { name: 'Regał' }));
  expect(await offered()).toHaveLength(15);
});

it('searches for what was pasted into a closed list, too', async () => {
  const { dataProvider } = memoryData({
    products: [{ id: 'product-1', manufacturer: 'META', name: 'CLIP' }],
  });
  const asked: unknown[] = [];
  const getList: typeof dataProvider.getList = (resource, query) => {
    asked.push(query.filter.q);
    return dataProvider.getList(resource, query);
  };
  const element = (
    <Form record={{ id: 'one', feld: null }}>
      <Input
        entity={entities.equipments}
        name="feld"
        field={{ type: 'reference', to: 'products' }}
        source="feld"
        label="Feld"
      />
    </Form>
  );
  const { user } = renderScreen({
    element,
    resource: 'equipments',
    dataProvider: { ...dataProvider, getList },
  });
  (await screen.findByRole('combobox', { name: 'Feld' })).focus();
  await user.paste('CLIP');
  await waitFor(() => expect(asked).toContain('CLIP'));
});

it.each([
  ['COMPANY', false],
  ['BROKER', true],
] as const)(
  'in accounts of type %s offers templates of what brokers sell: %s',
  async (instanceType, isOffered) => {
    const { kind } = definitions.reportTemplates.fields;
    const { user } = renderScreen({
      element: (
        <Form record={{ kind: 'AUDIT_REPORT' }}>
          <Input entity={entities.reportTemplates} name="kind" field={kind} source="kind" label="Rodzaj" />
        </Form>
      ),
      resource: 'reportTemplates',
      dataProvider: memoryData({}).dataProvider,
      actor: { instanceType },
    });
    await user.click(await screen.findByRole('combobox', { name: /^Rodzaj/ }));
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names).toContain('Raport z przeglądu');
    expect(names.includes('E-mail: faktura')).toBe(isOffered);
  },
);
