import { entities, entityList } from '@plumbline/resources/entities/index';
import { readLocale } from '@plumbline/resources/locales/readLocale';
import { textsOf } from '@plumbline/resources/locales/textsOf';
import { expect, it } from 'vitest';
import { hasScreen } from '../../shell/routes/knownScreens';
import { shellRoutes } from '../../shell/routes/shellRoutes';
import { entityScreens } from '../entityScreens';
import { importPathOf } from '../importPathOf';
import { domainRoutes } from './domainRoutes';

it('finds the screens of the domains', () => {
  const paths = domainRoutes.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['audits/planning/overview', 'imports/equipment', 'offline/overview']),
  );
});

it('gives every address to one hand-written screen at most', () => {
  const paths = [...domainRoutes, ...shellRoutes].map(({ path }) => path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

it('names each screen that works online only, for offline its name is all it can show', () => {
  const nameless = [...domainRoutes, ...shellRoutes].filter(
    ({ isOnlineOnly, title }) => isOnlineOnly && !title,
  );
  expect(nameless).toEqual([]);
});

it('has a text for the title of each screen', () => {
  const texts = textsOf(readLocale('en-EN'));
  const titles = [...domainRoutes, ...shellRoutes].flatMap(({ title }) => title ?? []);
  expect(titles.length).toBeGreaterThan(20);
  expect(titles.filter((title) => !texts.has(title))).toEqual([]);
});

it('has a list, an empty form, a form and a record screen for each entity that anybody may read', () => {
  const paths = entityScreens
    .filter(({ resource }) => resource === 'equipmentOwners')
    .map(({ path }) => path);
  expect(paths).toEqual([
    'equipment-owners/overview',
    'equipment-owners/create',
    'equipment-owners/:id',
    'equipment-owners/:id/show',
  ]);
  expect(entityScreens.some(({ resource }) => resource === 'files')).toBe(false);
});

it('knows which addresses lead somewhere', () => {
  expect(hasScreen('/equipments/overview')).toBe(true);
  expect(hasScreen('/start/dashboard')).toBe(true);
  expect(hasScreen('/tasks/overview-lost')).toBe(false);
});

it('leads from a list to its import only where there is one', () => {
  expect(importPathOf(entities.equipments)).toBe('/imports/equipment');
  expect(importPathOf(entities.auditRegulations)).toBeUndefined();
  const lists = entityList.filter(({ exchange, route }) => exchange && route);
  expect(lists.filter((entity) => !hasScreen(importPathOf(entity) ?? ''))).toEqual([]);
  expect(lists.map(({ name }) => name)).toEqual(expect.arrayContaining(['textModules', 'themes', 'qrCodes']));
});

it('has no generated form where an entity is changed on a screen of its own', () => {
  const { route = '' } = entities.audits;
  const generated = entityScreens.filter(({ resource }) => resource === 'audits').map(({ path }) => path);
  expect(generated).toEqual([route, 'audits/inspections/:id/show']);
  const written = domainRoutes.filter(({ path }) => path.startsWith('audits/inspections/'));
  expect(written.map(({ path }) => path)).toEqual(['audits/inspections/:id', 'audits/inspections/:id/show']);
});
