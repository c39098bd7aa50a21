import type { Language } from '../../../language/languages';
import deOrder from '../../../locales/orderDocument/de-DE.json';
import enOrder from '../../../locales/orderDocument/en-EN.json';
import huOrder from '../../../locales/orderDocument/hu-HU.json';
import plOrder from '../../../locales/orderDocument/pl-PL.json';
import dePlanning from '../../../locales/planningDocument/de-DE.json';
import enPlanning from '../../../locales/planningDocument/en-EN.json';
import huPlanning from '../../../locales/planningDocument/hu-HU.json';
import plPlanning from '../../../locales/planningDocument/pl-PL.json';
import deText from '../../../locales/textDocument/de-DE.json';
import enText from '../../../locales/textDocument/en-EN.json';
import huText from '../../../locales/textDocument/hu-HU.json';
import plText from '../../../locales/textDocument/pl-PL.json';
import { productName } from '../../brands';
import { reportLabels } from '../reportLabels';
import { withProductName } from '../withProductName';
import type { AccountEndContext } from './AccountEndContext';
import type { AppointmentContext } from './AppointmentContext';
import type { ContextName, ContextOf } from './contexts';
import type { InvitationContext } from './InvitationContext';
import type { LabelContext } from './LabelContext';
import type { LicenceMailContext } from './LicenceMailContext';
import type { MailContext } from './MailContext';
import type { OrderContext } from './OrderContext';
import type { OrderMailContext } from './OrderMailContext';
import type { OrderNewsContext } from './OrderNewsContext';
import type { PlanningContext } from './PlanningContext';

const planning: Record<Language, PlanningContext['labels']> = {
  'pl-PL': plPlanning.planningDocument,
  'de-DE': dePlanning.planningDocument,
  'en-EN': enPlanning.planningDocument,
  'hu-HU': huPlanning.planningDocument,
};

const order: Record<Language, OrderContext['labels']> = {
  'pl-PL': plOrder.orderDocument,
  'de-DE': deOrder.orderDocument,
  'en-EN': enOrder.orderDocument,
  'hu-HU': huOrder.orderDocument,
};

interface TextLabels {
  mail: MailContext['labels'];
  appointment: AppointmentContext['labels'];
  orderMail: OrderMailContext['labels'];
  orderNews: OrderNewsContext['labels'];
  licenceMail: LicenceMailContext['labels'];
  accountEnd: AccountEndContext['labels'];
  invitation: InvitationContext['labels'];
  label: LabelContext['labels'];
}

const texts: Record<Language, TextLabels> = {
  'pl-PL': plText.textDocument,
  'de-DE': deText.textDocument,
  'en-EN': enText.textDocument,
  'hu-HU': huText.textDocument,
};

type LabelsOf = { [N in ContextName]: (language: Language, product?: string) => ContextOf<N>['labels'] };

/** The printed labels by context; `product`: the product's name for the account. */
export const documentLabels: LabelsOf = {
  report: reportLabels,
  planning: (language, product = productName) => withProductName(planning[language], product),
  order: (language, product = productName) => withProductName(order[language], product),
  mail: (language) => texts[language].mail,
  appointment: (language) => texts[language].appointment,
  orderMail: (language) => texts[language].orderMail,
  orderNews: (language) => texts[language].orderNews,
  licenceMail: (language) => texts[language].licenceMail,
  accountEnd: (language) => texts[language].accountEnd,
  invitation: (language) => texts[language].invitation,
  label: (language) => texts[language].label,
};
