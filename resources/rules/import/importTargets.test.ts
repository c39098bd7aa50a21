import { describe, expect, it } from 'vitest';
import { definitions } from '../../entities';
import type { ImportPlan } from './importSession';
import { importTargets } from './importTargets';
import { planProblems } from './planProblems';

const { categories, contacts, equipments, frequentlyAskedQuestions, locations, products, tasks } =
  definitions;
const paths = (entity: Parameters<typeof importTargets>[0]) => importTargets(entity).map(({ path }) => path);
const plan = (...targets: string[]): ImportPlan => ({
  mapping: targets.map((target, column) => ({ column, target })),
  target: {},
  create: {},
  keepUnmapped: null,
  unreadable: 'refuseRow',
  existing: 'overwrite',
});

describe('targets of a list', () => {
  it('have a place for each language of a text and each part of an address', () => {
    expect(paths(categories).slice(0, 5)).toEqual([
      'name.pl-PL',
      'name.de-DE',
      'name.en-EN',
      'name.hu-HU',
      'parent',
    ]);
    expect(paths(locations)).toEqual(expect.arrayContaining(['address.street', 'address.country']));
  });

  it('ask of a row that no list makes only what it is called', () => {
    expect(paths(products)).toEqual(['name', 'manufacturer', 'productNumber', 'ean', 'category']);
    expect(paths(equipments).filter((path) => path.startsWith('product'))).toEqual([
      'product',
      'product.manufacturer',
      'product.productNumber',
      'product.ean',
      'product.category',
    ]);
    expect(paths(categories).filter((path) => path.startsWith('parent'))).toEqual(['parent']);
  });
});

describe('targets of a list of tasks', () => {
  it('are whose the equipment is, though nobody sets that of a task, and nothing else of the equipment', () => {
    const named = paths(tasks);
    expect(named.filter((path) => path.startsWith('equipment'))).toEqual(['equipment']);
    expect(named).toContain('owner');
    expect(named).not.toEqual(expect.arrayContaining(['category']));
    expect(named.filter((path) => path.startsWith('responsible'))).toEqual(['responsible']);
  });
});

describe('a plan', () => {
  it('asks for no column of what a new row has of its own accord', () => {
    expect(planProblems(contacts, plan('emailAddress', 'firstName', 'lastName'))).toEqual([]);
    expect(planProblems(contacts, plan('emailAddress', 'firstName'))).toEqual([
      { message: 'import.plan.requiredUnmapped', target: 'lastName' },
    ]);
  });

  it('makes no row that more is known of than its name', () => {
    const problem = { message: 'import.plan.unknownTarget', target: 'equipment' };
    expect(planProblems(tasks, { ...plan('title'), create: { equipment: {} } })).toEqual([problem]);
    expect(planProblems(equipments, { ...plan('identNumber', 'product'), create: { location: {} } })).toEqual(
      [{ message: 'import.plan.requiredUnmapped', target: 'location' }],
    );
  });
});

describe('a plan of texts', () => {
  it('has a text in several languages as soon as one of them has a column', () => {
    const complete = plan('question.hu-HU', 'answer.de-DE', 'topic.pl-PL');
    expect(planProblems(frequentlyAskedQuestions, complete)).toEqual([]);
    expect(planProblems(frequentlyAskedQuestions, plan('answer.pl-PL', 'answer.de-DE'))).toEqual([
      { message: 'import.plan.keyUnmapped', target: 'question' },
      { message: 'import.plan.requiredUnmapped', target: 'topic' },
    ]);
  });

  it('gives a language one column only', () => {
    expect(planProblems(categories, plan('name.pl-PL', 'name.pl-PL', 'type'))).toEqual([
      { message: 'import.plan.targetTwice', target: 'name.pl-PL' },
    ]);
  });
});
