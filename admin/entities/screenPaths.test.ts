import { entities } from '@plumbline/resources/entities/index';
import { describe, expect, it } from 'vitest';
import {
  createPath,
  editPath,
  filteredListPath,
  listPath,
  prefilledCreatePath,
  showPath,
} from './screenPaths';

describe('screenPaths', () => {
  it('follows the route of the definition', () => {
    expect(listPath(entities.auditPlannings)).toBe('/audits/planning/overview');
    expect(createPath(entities.equipmentOwners)).toBe('/equipment-owners/create');
    expect(editPath(entities.equipments, 'one')).toBe('/equipments/one');
    expect(showPath(entities.equipments, 'one')).toBe('/equipments/one/show');
  });

  it('leaves the list of an area where the area itself is', () => {
    expect(listPath(entities.changelogs)).toBe('/changelog/overview');
    expect(createPath(entities.changelogs)).toBe('/changelog/create');
    expect(listPath(entities.frequentlyAskedQuestions)).toBe('/faq/overview');
    expect(showPath(entities.frequentlyAskedQuestions, 'one')).toBe('/faq/one/show');
  });

  it('names screens of an entity without a route by the entity', () => {
    expect(showPath(entities.deficiencies, 'one')).toBe('/deficiencies/one/show');
  });

  it('carries filters and values through the address', () => {
    const filter = new URLSearchParams(
      filteredListPath(entities.equipments, { location: 'a&b' }).split('?')[1],
    ).get('filter');
    expect(JSON.parse(filter ?? '')).toEqual({ location: 'a&b' });
    const given = new URLSearchParams(
      prefilledCreatePath(entities.equipments, { owner: 'ü' }).split('?')[1],
    ).get('given');
    expect(JSON.parse(given ?? '')).toEqual({ owner: 'ü' });
  });
});
