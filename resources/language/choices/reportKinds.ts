import { type ChoiceSet, choiceSet } from './choiceSet';

/** What a broker issues and writes to or about the accounts it sells licences to; only brokers keep templates of it. */
export const soldKinds = [
  'ORDER_CONFIRMATION',
  'INVOICE',
  'ORDER_CONFIRMATION_MAIL',
  'INVOICE_MAIL',
  'CREDIT_NOTE_MAIL',
  'LICENCE_KEYS_MAIL',
  'NEW_ORDER_MAIL',
  'LICENCE_ENDING',
  'LICENCE_ENDED',
  'TRIAL_ENDING',
  'TRIAL_ENDED',
  'ACCOUNT_TERMINATED',
  'TERMINATION_TAKEN_BACK',
  'ACCOUNT_ERASED_SOON',
  'CUSTOMER_TERMINATED',
  'CUSTOMER_TOOK_BACK',
  'INVITATION_MAIL',
] as const;

/** What is about inspected equipment. */
export const inspectionKinds = [
  'AUDIT_REPORT',
  'ACTION_LIST',
  'NOT_FOUND_LIST',
  'PLANNING_LIST',
  'REPORT_MAIL',
  'APPOINTMENT_PLANNED',
  'APPOINTMENT_MOVED',
  'APPOINTMENT_CANCELLED',
  'LABEL_TEXT',
] as const;

/** The documents a template can shape. */
export const reportKind = {
  ...choiceSet('reportKind', [...inspectionKinds, ...soldKinds]),
  onlyIn: { values: soldKinds, accounts: ['BROKER'] },
} satisfies ChoiceSet;
