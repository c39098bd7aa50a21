import { newId } from '@plumbline/resources/language/ids';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFixture, type Fixture } from './testing/auditFixture';
import { type OpenAudit, openAudit } from './testing/openAudit';

const { shrinking } = vi.hoisted(() => ({ shrinking: { done: (_photo: Blob) => {} } }));
// There is no canvas in jsdom; the photo is ready when the test says so.
vi.mock('./photos/shrinkPhoto', () => ({
  photoName: (name: string) => name,
  shrinkPhoto: () =>
    new Promise<Blob>((resolve) => {
      shrinking.done = resolve;
    }),
}));

let fixture: Fixture;
let screen: OpenAudit;
const row = (id: string) => document.getElementById(`checkpoint-${id}`)!;
const section = (id: string) => document.getElementById(`section-${id}`)!;
const audit = () => screen.tab.client.record('audits', fixture.ids.audit)!;
const answers = () =>
  Object.fromEntries((audit().answers ?? []).map(({ checkpoint, answer }) => [checkpoint, answer]));
const dialog = () => document.querySelector('[role="dialog"]');
const deficiencies = () => screen.tab.client.list('deficiencies').records;

beforeEach(() => localStorage.clear());
afterEach(() => screen.close());

const name = (text: string) => ({ 'pl-PL': text });
const point = (id: string, type = 'OKAY_NOT_OKAY_DEFICIENCY_CAPTURE', more = {}) => ({
  id,
  name: name(id),
  type,
  isMandatory: true,
  ...more,
});
const parts = [
  {
    id: 'signs',
    name: name('Oznakowanie'),
    checkpoints: [point('load'), point('alarm', 'YES_NO', { negativeAnswer: 'YES' })],
  },
  {
    id: 'frame',
    name: name('Rama'),
    checkpoints: [point('upright'), point('bow', 'NUMBER', { greenMax: 3, isMeasuredOnDamage: true })],
  },
];
const open = async () => {
  fixture = createFixture({ parts });
  screen = await openAudit(fixture);
};

describe('the rest is OK', () => {
  beforeEach(open);

  it('for one section, and is undone there', async () => {
    await screen.press('Oznakowanie: Reszta w porządku', section('signs'));
    expect(answers()).toEqual({ load: 'OKAY', alarm: 'NO' });
    await screen.press('Oznakowanie: Cofnij', section('signs'));
    expect(answers()).toEqual({ load: null, alarm: null });
  });

  it('for the whole piece with its result, so that finishing is the next press', async () => {
    await screen.press('Reszta w porządku');
    expect(answers()).toEqual({ load: 'OKAY', alarm: 'NO', upright: 'OKAY', bow: 'OKAY' });
    expect(audit().result).toBe('OKAY');
    await screen.press('Cofnij');
    expect(audit().result).toBe('NOT_PROCESSED');
    await screen.press('Reszta w porządku');
    await screen.press('Zakończ przegląd');
    expect(audit()).toMatchObject({ isFinished: true, result: 'OKAY' });
  });
});

it('puts the positive answer first at every checkpoint', async () => {
  await open();
  const words = (id: string) =>
    [...row(id).querySelectorAll('[aria-pressed]')].map(({ textContent }) => textContent);
  expect(words('load')).toEqual(['Zgodne', 'Niezgodne']);
  expect(words('alarm')).toEqual(['Nie', 'Tak']);
});

describe('a deficiency', () => {
  beforeEach(open);

  it('takes level and component, and proposes text, measure and date', async () => {
    await screen.press('Niezgodne', row('upright'));
    await screen.press(/^Pomarańczowy/, dialog()!);
    await screen.press('Stütze', dialog()!);
    await screen.press('Zapisz usterkę');
    expect(deficiencies()).toMatchObject([
      {
        checkpoint: 'upright',
        component: 'Stütze',
        dangerLevel: 'orange',
        description: 'Stütze – niezgodność: upright',
        measure: 'Stütze austauschen',
        dateDue: expect.stringMatching(/^\d{4}-/),
      },
    ]);
    expect(answers()).toEqual({ upright: 'NOT_OKAY' });
    // The answer follows from the deficiency, and says so when it is pressed.
    await screen.press('Zgodne', row('upright'));
    expect(answers()).toEqual({ upright: 'NOT_OKAY' });
    expect(row('upright').textContent).toContain('otwórz usterkę i usuń wpis o niej');
  });

  it('after a wrong tap leaves no answer behind', async () => {
    await screen.press('Niezgodne', row('upright'));
    await screen.press('Anuluj', dialog()!);
    expect(dialog()).toBeNull();
    expect(answers()).toEqual({});
    expect(document.body.textContent).not.toContain('Szkic');
  });

  it('closed half-way stays as a draft, holds up finishing, and is discarded at the second press only', async () => {
    await screen.press('Niezgodne', row('upright'));
    await screen.press(/^Czerwony/, dialog()!);
    expect(dialog()?.textContent).toContain('Szkic zapisany lokalnie');
    await screen.press('Zamknij, zostaw szkic', dialog()!);
    expect(dialog()).toBeNull();
    await screen.close();
    screen = await openAudit(fixture, { device: screen.device });
    expect(dialog()).toBeNull();
    expect(row('upright').textContent).toContain('Szkic usterki');

    await screen.press('Reszta w porządku');
    await screen.press('Szkic usterki');
    await screen.press('Usuń szkic', dialog()!);
    expect(dialog()).not.toBeNull();
    await screen.press(/^Usunąć szkic/, dialog()!);
    expect(dialog()).toBeNull();
    expect(screen.has('Szkic')).toBe(false);
    expect(
      localStorage.getItem(`plumbline.audit.deficiency.${fixture.ids.user}.${fixture.ids.audit}`),
    ).toBeNull();
  });

  it('waits for a photo that is still being stored when it is saved', async () => {
    await screen.press('Niezgodne', row('upright'));
    await screen.press(/^Zielony/, dialog()!);
    await screen.press('Träger', dialog()!);
    const camera = dialog()!.querySelector<HTMLInputElement>('[data-testid="camera"]')!;
    Object.defineProperty(camera, 'files', { value: [new File(['jpeg'], 'p.jpg', { type: 'image/jpeg' })] });
    camera.dispatchEvent(new Event('change', { bubbles: true }));
    await screen.press('Zapisz usterkę');
    expect(deficiencies()).toEqual([]);
    // The Blob of jsdom cannot be read.
    const bytes = async () => new TextEncoder().encode('jpeg').buffer;
    shrinking.done(Object.assign(new Blob(['jpeg'], { type: 'image/jpeg' }), { arrayBuffer: bytes }));
    await vi.waitFor(async () => {
      await screen.settle();
      expect(deficiencies()).toMatchObject([{ component: 'Träger', photos: [{ name: 'p.jpg' }] }]);
    });
    expect(dialog()).toBeNull();
  });

  it('is put aside by going back, which stays on the screen', async () => {
    await screen.press('Niezgodne', row('upright'));
    await screen.type(/^Opis/, 'Pęknięta spoina');
    await screen.go('/elsewhere');
    expect(screen.path()).not.toBe('/elsewhere');
    expect(dialog()).toBeNull();
    expect(row('upright').textContent).toContain('Pęknięta spoina');
  });

  it('is followed by the next one at the same checkpoint', async () => {
    await screen.press('Niezgodne', row('upright'));
    for (const component of ['Stütze', 'Träger']) {
      await screen.press(/^Zielony/, dialog()!);
      await screen.press(component, dialog()!);
      await screen.press('Zapisz i dodaj kolejną');
      expect(dialog()).not.toBeNull();
    }
    await screen.press('Anuluj', dialog()!);
    expect(deficiencies().map(({ component, checkpoint }) => [component, checkpoint])).toEqual([
      ['Stütze', 'upright'],
      ['Träger', 'upright'],
    ]);
  });

  it('of the piece before is taken over in the next', async () => {
    await screen.tab.client.create('deficiencies', {
      id: newId(),
      audit: fixture.ids.second,
      checkpoint: 'upright',
      description: 'Słup wgnieciony',
      component: 'Stütze',
      measure: 'Wymienić',
      dangerLevel: 'red',
      status: 'OPEN',
    });
    await screen.press('Niezgodne', row('upright'));
    await screen.press(/^Jak poprzednio: Stütze, czerwony \(REG-2\)/, dialog()!);
    await screen.press('Zapisz usterkę');
    expect(deficiencies().filter((one) => one.audit === fixture.ids.audit)).toMatchObject([
      { description: 'Słup wgnieciony', component: 'Stütze', measure: 'Wymienić', dangerLevel: 'red' },
    ]);
  });

  it('sends what was changed alone, and leaves what a colleague changed while its sheet was open', async () => {
    const [id, { audit: finding, location }] = [newId(), fixture.ids];
    const stored = { id, audit: finding, location, checkpoint: 'upright', status: 'OPEN' };
    fixture.server.put('deficiencies', { ...stored, description: 'Słup wgnieciony', dangerLevel: 'green' });
    await screen.tab.client.syncNow();
    await screen.settle();
    await screen.press(/Słup wgnieciony/, row('upright'));
    fixture.server.put('deficiencies', { id, description: 'Słup wgnieciony o 9 mm' });
    await screen.tab.client.syncNow();
    const save = vi.spyOn(screen.tab.client, 'save');
    await screen.press(/^Czerwony/, dialog()!);
    await screen.press('Zapisz usterkę');
    expect(save).toHaveBeenCalledWith('deficiencies', id, { dangerLevel: 'red' }, expect.anything());
    await screen.tab.client.syncNow();
    expect(fixture.server.row('deficiencies', id)).toMatchObject({
      ...{ description: 'Słup wgnieciony o 9 mm', dangerLevel: 'red' },
    });
  });
});

describe('the end of the page', () => {
  beforeEach(open);

  it('before a comment reached the local store loses nothing of it', async () => {
    await screen.press('Reszta w porządku');
    const save = vi.spyOn(screen.tab.client, 'save').mockReturnValue(new Promise(() => {}));
    await screen.type('Uwagi do całego przeglądu', 'Dostęp zastawio');
    expect(audit().comment ?? '').toBe('');
    await screen.close();
    save.mockRestore();
    screen = await openAudit(fixture, { device: screen.device });
    await screen.settle();
    expect(audit()).toMatchObject({ comment: 'Dostęp zastawio', result: 'OKAY' });
    expect(localStorage.length).toBe(0);
  });
});

it('colours a measured value while it is typed, and takes a text module by two letters', async () => {
  await open();
  await screen.type('2.2 bow', '3,5');
  const limits = () => [...row('bow').querySelectorAll('span')].map(({ textContent }) => textContent);
  expect(limits()).toContain('czerwony powyżej 3');
  expect(row('bow').querySelector('[data-level]')?.getAttribute('data-level')).toBe('red');
  await screen.type('2.2 bow', '2');
  expect(row('bow').querySelector('[data-level]')?.getAttribute('data-level')).toBe('green');
  await screen.press('Niezgodne', row('upright'));
  const field = dialog()?.querySelector('textarea');
  field?.focus();
  await screen.type(/^Opis/, 'Pole 4. st', { staysFocused: true });
  await screen.press('Stütze austauschen', dialog()!);
  expect(field?.value).toBe('Pole 4. Stütze austauschen');
});
