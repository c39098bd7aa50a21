import type { ChoiceOf, reportKind } from '../../../language/choices/choices';
import { reportContextShape } from '../ReportContext';
import type { RecordShape, ValueOf } from '../shape';
import { appointmentContextShape } from './AppointmentContext';
import { labelContextShape } from './LabelContext';
import { mailContextShape } from './MailContext';
import { orderContextShape } from './OrderContext';
import { planningContextShape } from './PlanningContext';

export type ReportKind = ChoiceOf<typeof reportKind>;

/** Schemas of the data that templates print: of inspection reports, appointments, orders, mails and labels. */
export const contextShapes = {
  report: reportContextShape,
  planning: planningContextShape,
  order: orderContextShape,
  mail: mailContextShape,
  appointment: appointmentContextShape,
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
  LABEL_TEXT: 'label',
} as const satisfies Record<ReportKind, ContextName>;

/** Documents that a broker issues to buyers of licences; only its account keeps templates of them. */
export const orderKinds: readonly ReportKind[] = ['ORDER_CONFIRMATION', 'INVOICE'];

/** The shape without its inference, for walks over any context. */
export const shapeOf = (name: ContextName): RecordShape => contextShapes[name];
