import { definitions } from '@plumbline/resources/entities/index';
import type { Language } from '@plumbline/resources/language/languages';
import { withRegulations } from '@plumbline/resources/language/regulationDates';
import { readLocale } from '@plumbline/resources/locales/readLocale';
import { textsOf } from '@plumbline/resources/locales/textsOf';
import { importTargets } from '@plumbline/resources/rules/import/importTargets';
import { expect, it } from 'vitest';
import { pathLabel, targetLabel } from './targetLabel';

const { equipmentOwners, equipments, systemMessages } = definitions;

function inWords(language: Language) {
  const texts = textsOf(readLocale(language));
  return (key: string, args: Record<string, unknown> = {}) =>
    (texts.get(key) ?? key).replace(/%\{(\w+)\}/g, (_, name: string) => String(args[name]));
}

it.each([
  ['pl-PL', 'Tytuł (niemiecki)'],
  ['de-DE', 'Titel (Deutsch)'],
  ['en-EN', 'Title (German)'],
  ['hu-HU', 'Cím (német)'],
] as const)('names the language of a text in the words of the reader, in %s', (language, label) => {
  const target = importTargets(systemMessages).find(({ path }) => path === 'title.de-DE');
  expect(target && targetLabel(target, 'systemMessages', inWords(language))).toBe(label);
  expect(pathLabel('systemMessages', 'title.de-DE', inWords(language))).toBe(label);
});

it('names whose part a part of an address is, and through which reference a field is reached', () => {
  const say = inWords('de-DE');
  const labels = (entity: Parameters<typeof importTargets>[0], path: string) => [
    ...importTargets(entity).flatMap((one) =>
      one.path === path ? [targetLabel(one, entity.name, say)] : [],
    ),
    pathLabel(entity.name, path, say),
  ];
  expect(labels(equipmentOwners, 'address.zip')).toEqual(['Adresse: PLZ', 'Adresse: PLZ']);
  expect(labels(equipments, 'product.manufacturer')).toEqual(['Modell: Hersteller', 'Modell: Hersteller']);
  expect(pathLabel('systemMessages', 'title', say)).toBe('Titel');
});

it.each([
  ['pl-PL', 'Następny przegląd – EN15635-V'],
  ['de-DE', 'Nächste Prüfung – EN15635-V'],
  ['en-EN', 'Next inspection – EN15635-V'],
  ['hu-HU', 'Következő felülvizsgálat – EN15635-V'],
] as const)('names the regulation whose date it is, in %s', (language, label) => {
  const entity = withRegulations(equipments, [{ id: '1', shortName: 'EN15635-V', type: 'light' }]);
  const target = importTargets(entity).find(({ path }) => path === 'nextAuditDate@1');
  expect(target && targetLabel(target, 'equipments', inWords(language))).toBe(label);
});
