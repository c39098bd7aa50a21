import { describe, expect, it } from 'vitest';
import { chooseTemplate, type TemplateCandidate, type TemplateWish } from './chooseTemplate';

const template = (id: string, more: Partial<TemplateCandidate> = {}): TemplateCandidate => ({
  id,
  kind: 'AUDIT_REPORT',
  isActive: true,
  publishedVersion: 1,
  publishedAt: '2026-11-01T00:00:00.000Z',
  distance: 0,
  language: null,
  owner: null,
  categories: null,
  type: null,
  ...more,
});

const wish: TemplateWish = {
  kind: 'AUDIT_REPORT',
  language: 'de-DE',
  owner: 'customer',
  type: 'expert',
  categories: [['pallet racks', 'racks']],
};

const reasonsOf = (candidates: TemplateCandidate[], more: Partial<TemplateWish> = {}) =>
  Object.fromEntries(
    chooseTemplate(candidates, { ...wish, ...more }).outcomes.map(({ candidate, reason }) => [
      candidate.id,
      reason,
    ]),
  );
const chosenOf = (candidates: TemplateCandidate[], more: Partial<TemplateWish> = {}) =>
  chooseTemplate(candidates, { ...wish, ...more }).chosen?.id;

describe('conditions', () => {
  it.each([
    ['kind', { kind: 'ACTION_LIST' }],
    ['inactive', { isActive: false }],
    ['unpublished', { publishedVersion: null }],
    ['customer', { owner: 'somebody else' }],
    ['category', { categories: ['doors'] }],
    ['type', { type: 'light' }],
    ['language', { language: 'pl-PL' }],
  ] as const)('exclude a template by its %s', (reason, more) => {
    expect(chosenOf([template('a', more)])).toBeUndefined();
    expect(reasonsOf([template('a', more)])).toEqual({ a: reason });
  });

  it('are met by equal values, and by a category below a named one', () => {
    const all = { owner: 'customer', categories: ['racks', 'doors'], type: 'expert', language: 'de-DE' };
    expect(chosenOf([template('a', all)])).toBe('a');
    expect(chosenOf([template('a', { categories: [] })])).toBe('a');
  });

  it('on categories must hold for every category of the report', () => {
    const racks = template('a', { categories: ['racks'] });
    expect(chosenOf([racks], { categories: [['pallet racks', 'racks'], ['doors']] })).toBeUndefined();
    expect(chosenOf([racks], { categories: [] })).toBeUndefined();
  });

  it('are given in the order kind, use, publication, customer, category, type, language', () => {
    expect(reasonsOf([template('a', { isActive: false, owner: 'other' })])).toEqual({ a: 'inactive' });
    expect(reasonsOf([template('a', { type: 'light', language: 'pl-PL' })])).toEqual({ a: 'type' });
  });
});

describe('precedence', () => {
  it('prefers the account to its broker, and that to the broker above, whatever their conditions', () => {
    const candidates = [
      template('above', { distance: 2, owner: 'customer', type: 'expert' }),
      template('broker', { distance: 1, type: 'expert' }),
      template('own', { distance: 0 }),
    ];
    expect(reasonsOf(candidates)).toEqual({ above: 'fartherBroker', broker: 'fartherBroker', own: 'chosen' });
    expect(chosenOf(candidates.slice(0, 2))).toBe('broker');
  });

  it('prefers more conditions to fewer, even to the customer’s', () => {
    expect(
      reasonsOf([
        template('customer', { owner: 'customer' }),
        template('both', { type: 'expert', language: 'de-DE' }),
        template('none'),
      ]),
    ).toEqual({ customer: 'lessSpecific', both: 'chosen', none: 'lessSpecific' });
  });

  it('weighs customer, category, type and language in this order', () => {
    const single = [
      template('language', { language: 'de-DE' }),
      template('type', { type: 'expert' }),
      template('category', { categories: ['racks'] }),
      template('customer', { owner: 'customer' }),
    ];
    for (const expected of ['customer', 'category', 'type', 'language']) {
      expect(chosenOf(single)).toBe(expected);
      single.pop();
    }
  });

  it('prefers the later publication among equals, then the lower id, in any order of the candidates', () => {
    const later = template('c', { publishedAt: '2026-11-02T00:00:00.000Z' });
    const equals = [template('b'), template('a')];
    expect(reasonsOf([...equals, later])).toEqual({ a: 'older', b: 'older', c: 'chosen' });
    expect([chosenOf(equals), chosenOf([...equals].reverse())]).toEqual(['a', 'a']);
  });

  it('leaves the default template where none applies', () => {
    expect(chooseTemplate([], wish)).toEqual({ chosen: undefined, outcomes: [] });
  });
});
