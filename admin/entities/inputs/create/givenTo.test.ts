import { entities } from '@plumbline/resources/entities/index';
import { expect, it } from 'vitest';
import { inUse } from '../inUse';
import { givenTo } from './givenTo';

it('begins a place with the customer whose places are offered', () => {
  expect(givenTo(entities.locations, { owner: 'mill' })).toEqual({ owner: 'mill' });
});

it('says nothing of what a new row is anyway: in use', () => {
  expect(givenTo(entities.categories, inUse('categories'))).toEqual({});
  expect(givenTo(entities.equipments, inUse('equipments'))).toEqual({});
});

it('makes none where several values would do, or one that the server alone sets', () => {
  expect(givenTo(entities.contacts, { contactType: ['owner', 'auditor'] })).toBeUndefined();
  expect(givenTo(entities.equipments, { isScrapped: true })).toBeUndefined();
});
