import { expect, it } from 'vitest';
import { choice } from '../fields/builders';
import type { ChoiceSet } from './choiceSet';
import * as choices from './choices';

// As the specification spells them (section 3, enumerations); data and interfaces of customers use the same words.
const spelt: Partial<Record<keyof typeof choices, readonly string[]>> = {
  auditResult: ['NOT_PROCESSED', 'OKAY', 'REPAIR_CAN_USE', 'REPAIR_LOCKED', 'SCRAP'],
  instanceRole: ['Owner', 'Administrator', 'Employee', 'ServiceProvider', 'SalesForce'],
  checkpointType: [
    'YES_NO',
    'YES_NO_COMMENT',
    'OKAY_NOT_OKAY',
    'OKAY_NOT_OKAY_DEFICIENCY_CAPTURE',
    'DEFICIENCY_CAPTURE',
    'NUMBER',
    'NUMBER_WITH_COMMENT',
  ],
  notificationInterval: ['DEFAULT', 'ONEWEEK', 'TWOWEEK', 'FOURWEEK', 'ONEMONTH', 'THREEMONTHS', 'SIXMONTHS'],
  licenseDetailType: ['MonthsValid', 'MaxUser', 'Category', 'ValidBefore'],
  taskType: [
    'DEFAULT',
    'SCRAP',
    'REPAIR',
    'SPARE_PART',
    'USERDEFINED',
    'AUDIT',
    'AUDITS_NOT_FINISHED',
    'MEASURE',
    'OPEN_AUDITS',
    'OPEN_REPORTS',
  ],
  instanceType: ['COMPANY', 'AUDITOR', 'BROKER'],
  intervalUnit: ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'],
  auditType: ['light', 'expert', 'maintenance'],
  taskStatus: ['OPEN', 'RUNNING', 'COMPLETED'],
  taskLinkType: ['EQUIPMENT', 'CONTACT', 'LOCATION'],
  reportState: ['open', 'waiting', 'finished'],
  checkerIdWarning: ['NotSold', 'BoughtByOtherInstance', 'DuplicatedInInstance', 'DuplicatedExternally'],
  dangerLevel: ['green', 'orange', 'red'],
  attachmentPosition: ['afterCoverPage', 'documentEnd'],
  contactType: ['owner', 'admin', 'auditor', 'employee', 'external-auditor', 'location-contact', 'other'],
  categoryType: ['monolith', 'shelf', 'doors-and-gates', 'ppe', 'ohs'],
};

it.each(Object.entries(spelt))('%s has the values of the specification', (name, values) => {
  const sets: ChoiceSet[] = Object.values(choices).filter((one) => 'name' in one);
  expect([...(sets.find((one) => one.name === name)?.values ?? [])].sort()).toEqual([...values].sort());
});

it('custom fields have the types of the specification, and choices besides', () => {
  expect(choices.customDataType.values).toEqual(
    expect.arrayContaining(['input', 'number', 'date', 'datetime']),
  );
});

it('takes as a default only values of the set', () => {
  expect(choice(choices.currency, { default: 'PLN' }).default).toBe('PLN');
  // @ts-expect-error: the compiler refuses a value that the set does not have.
  choice(choices.currency, { default: 'USD' });
});
