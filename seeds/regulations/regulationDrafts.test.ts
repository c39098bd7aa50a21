import { auditRegulations } from '@plumbline/resources/entities/auditRegulations';
import { regulationProblems } from '@plumbline/resources/entities/checkpoints/regulationProblems';
import { isId } from '@plumbline/resources/language/ids';
import { languages } from '@plumbline/resources/language/languages';
import { validate } from '@plumbline/resources/language/validation';
import { expect, it } from 'vitest';
import { regulationDrafts, regulationId } from './regulationDrafts';

const drafts = regulationDrafts();
const parts = drafts.flatMap((draft) => draft.parts ?? []);
const components = drafts.flatMap((draft) => draft.components ?? []);
const checkpoints = parts.flatMap((part) => part.checkpoints ?? []);

it('gives six regulations with 81 checkpoints', () => {
  expect(drafts.map((draft) => [draft.shortName, draft.type, draft.interval, draft.intervalUnit])).toEqual([
    ['EN15635-E', 'expert', 12, 'MONTHLY'],
    ['EN15635-V', 'light', 1, 'WEEKLY'],
    ['ASR-A1.7', 'expert', 1, 'YEARLY'],
    ['DIN14677', 'maintenance', 1, 'YEARLY'],
    ['EN365-G', 'expert', 12, 'MONTHLY'],
    ['LEITER', 'expert', 1, 'YEARLY'],
  ]);
  expect(checkpoints).toHaveLength(81);
});

it.each(drafts)('$shortName is accepted as a new regulation', ({ id, ...draft }) => {
  expect(isId(id)).toBe(true);
  expect(validate(auditRegulations, draft)).toEqual({});
});

it('says everything in all four languages', () => {
  const texts = [
    ...drafts.flatMap((draft) => [draft.name, draft.shortDescription, draft.description]),
    ...parts.map((part) => part.name),
    ...components.map((component) => component.name),
    ...checkpoints.flatMap((checkpoint) => [
      checkpoint.name,
      ...(checkpoint.description ? [checkpoint.description] : []),
    ]),
  ];
  for (const text of texts) {
    expect(Object.keys(text ?? {}).sort()).toEqual([...languages].sort());
    expect(Object.values(text ?? {}).filter((words) => words.trim() === '')).toEqual([]);
  }
});

it('works the parts through in the order the regulation first names them', () => {
  const visual = drafts.find((draft) => draft.shortName === 'EN15635-V');
  expect(visual?.parts?.map((part) => [part.name['en-EN'], part.checkpoints?.length])).toEqual([
    ['Frames and uprights', 2],
    ['Beams and connectors', 2],
    ['Floor and anchoring', 1],
    ['Protective devices', 1],
    ['Documents and marking', 3],
    ['Loading and use', 3],
  ]);
});

it('limits what is measured: deviations of racking by EN 15635, closing forces by EN 12453, ages in years', () => {
  const measured = checkpoints.filter((checkpoint) => checkpoint.type.startsWith('NUMBER'));
  expect(
    measured.map(({ name, unit, greenMax, orangeMax }) => [name['en-EN'], unit, greenMax, orangeMax]),
  ).toEqual([
    ['Upright: deviation along the aisle', 'mm/m', 5, 10],
    ['Upright: deviation across the aisle', 'mm/m', 3, 6],
    ['Bracing (horizontal, diagonal): deviation', 'mm/m', 10, 20],
    ['Closing force, dynamic', 'N', 400, undefined],
    ['Residual force after 5 s', 'N', 25, undefined],
    ['Age of the smoke detectors (years)', undefined, 5, 8],
    ['Age since manufacture (years)', undefined, 6, 8],
    ['Number of rungs or steps', undefined, undefined, undefined],
  ]);
});

it('measures racking only where damage is seen, everything else always', () => {
  const onDamage = checkpoints.filter((checkpoint) => checkpoint.isMeasuredOnDamage);
  expect(onDamage.map(({ unit }) => unit)).toEqual(['mm/m', 'mm/m', 'mm/m']);
});

it('names components for deficiencies with every regulation', () => {
  for (const draft of drafts) expect(draft.components?.length).toBeGreaterThan(4);
});

it('knows the one question where yes is the bad answer', () => {
  const bad = checkpoints.filter((checkpoint) => checkpoint.negativeAnswer === 'YES');
  expect(bad.map((checkpoint) => checkpoint.name['de-DE'])).toEqual([
    'Sturz, Einwirkung von Chemikalien oder Hitze oder Umbau bekannt?',
  ]);
});

it('uses what the editor offers: a condition, demands, values of the last audit, a type for deficiencies alone', () => {
  const named = (wanted: (checkpoint: (typeof checkpoints)[number]) => unknown) =>
    checkpoints.filter(wanted).map(({ name }) => name['en-EN']);
  expect(named(({ shownAfter }) => shownAfter)).toEqual(['Wicket-door switch blocks movement']);
  expect(named(({ photoAfter }) => photoAfter)).toEqual(['Other damage']);
  expect(named(({ commentAfter }) => commentAfter)).toEqual([
    'Closing force, dynamic',
    'Any known fall, exposure to chemicals or heat, or modification?',
  ]);
  expect(named(({ isTakeValuesActive }) => isTakeValuesActive)).toEqual([
    'The gate has a wicket door',
    'Number of rungs or steps',
  ]);
  expect(named(({ type }) => type === 'DEFICIENCY_CAPTURE')).toEqual(['Other damage']);
  for (const draft of drafts) expect(regulationProblems(draft.parts ?? [])).toEqual({});
});

it('asks for every checkpoint but those that a piece may not have', () => {
  expect(checkpoints.filter((checkpoint) => checkpoint.isMandatory === false)).toHaveLength(10);
  expect(checkpoints.filter((checkpoint) => !checkpoint.isReferToReport)).toEqual([]);
});

it('has ids that stay, each its own', () => {
  const ids = [...drafts, ...parts, ...components, ...checkpoints].map((row) => row.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(regulationDrafts()).toEqual(drafts);
  expect(drafts[0]?.id).toBe(regulationId('EN15635_EXPERT'));
  expect(regulationId('EN15635_EXPERT')).toBe('47860a06-c9c2-8e1e-99b4-34b648debbbc');
});
