import type { ChoiceOf } from '../../../language/choices/choiceSet';
import { type reportKind, soldKinds } from '../../../language/choices/reportKinds';
import { reportContextShape } from '../ReportContext';
import type { RecordShape, ValueOf } from '../shape';
import { accountEndContextShape } from './AccountEndContext';
import { appointmentContextShape } from './AppointmentContext';
import { invitationContextShape } from './InvitationContext';
import { labelContextShape } from './LabelContext';
import { licenceMailContextShape } from './LicenceMailContext';
import { mailContextShape } from './MailContext';
import { orderContextShape } from './OrderContext';
import { orderMailContextShape } from './OrderMailContext';
import { orderNewsContextShape } from './OrderNewsContext';
import { planningContextShape } from './PlanningContext';

export type ReportKind = ChoiceOf<typeof reportKind>;

/** Schemas of the data that templates print: of inspection reports, appointments, orders, mails and labels. */
export const contextShapes = {
  report: reportContextShape,
  planning: planningContextShape,
  order: orderContextShape,
  mail: mailContextShape,
  appointment: appointmentContextShape,
  orderMail: orderMailContextShape,
  orderNews: orderNewsContextShape,
  licenceMail: licenceMailContextShape,
  accountEnd: accountEndContextShape,
  invitation: invitationContextShape,
  label: labelContextShape,
} as const;

export type ContextName = keyof typeof contextShapes;
export type ContextOf<N extends ContextName> = ValueOf<(typeof contextShapes)[N]>;

/** A context with its name, which is `report` if absent. */
export type Contents =
  | { of?: 'report'; context: ContextOf<'report'> }
  | { [N in Exclude<ContextName, 'report'>]: { of: N; context: ContextOf<N> } }[Exclude<
      ContextName,
      'report'
    >];

/** The context by kind of document. */
export const contextOfKind = {
  AUDIT_REPORT: 'report',
  ACTION_LIST: 'report',
  NOT_FOUND_LIST: 'report',
  PLANNING_LIST: 'planning',
  ORDER_CONFIRMATION: 'order',
  INVOICE: 'order',
  REPORT_MAIL: 'mail',
  APPOINTMENT_PLANNED: 'appointment',
  APPOINTMENT_MOVED: 'appointment',
  APPOINTMENT_CANCELLED: 'appointment',
  ORDER_CONFIRMATION_MAIL: 'orderMail',
  INVOICE_MAIL: 'orderMail',
  CREDIT_NOTE_MAIL: 'orderMail',
  LICENCE_KEYS_MAIL: 'orderNews',
  NEW_ORDER_MAIL: 'orderNews',
  LICENCE_ENDING: 'licenceMail',
  LICENCE_ENDED: 'licenceMail',
  TRIAL_ENDING: 'licenceMail',
  TRIAL_ENDED: 'licenceMail',
  ACCOUNT_TERMINATED: 'accountEnd',
  TERMINATION_TAKEN_BACK: 'accountEnd',
  ACCOUNT_ERASED_SOON: 'accountEnd',
  CUSTOMER_TERMINATED: 'accountEnd',
  CUSTOMER_TOOK_BACK: 'accountEnd',
  INVITATION_MAIL: 'invitation',
  LABEL_TEXT: 'label',
} as const satisfies Record<ReportKind, ContextName>;

/** Whether only a broker keeps templates of this kind, for the accounts it sells to. */
export const isOfSeller = (kind: ReportKind): boolean => soldKinds.some((sold) => sold === kind);

/** Contexts of texts that are sent or drawn on labels; only their previews are documents. */
export const textContexts: readonly ContextName[] = [
  'mail',
  'appointment',
  'orderMail',
  'orderNews',
  'licenceMail',
  'accountEnd',
  'invitation',
  'label',
];

/** Whether templates of this kind make a text, not a document. */
export const isText = (kind: ReportKind): boolean => textContexts.includes(contextOfKind[kind]);

/** The shape without its inference, for walks over any context. */
export const shapeOf = (name: ContextName): RecordShape => contextShapes[name];
