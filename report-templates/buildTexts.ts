import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Document, Packer } from 'docx';
import { textOf } from './auditReport/blocks';
import { styles } from './auditReport/look';

/**
 * Documents to start texts from: their paragraphs are the lines of a label, or subject and paragraphs of a mail.
 * `npx tsx report-templates/buildTexts.ts` writes them anew.
 */
const appointmentEnd = ['{d.labels.regards}', '{d.account.name}'];
const appointment = [
  '{d.labels.type}: {d.planning.type}',
  '{d.labels.days}: {d.planning.days}',
  '{d.labels.place}: {d.location.name}',
  '{d.location.address:orNoParagraph}',
  '{d.labels.count}: {d.planning.count}',
  '{d.labels.inspector}: {d.inspector.name}',
  '{d.labels.question}',
  ...appointmentEnd,
];

const order = [
  '{d.labels.order}: {d.order.number}',
  '{d.labels.account}: {d.account.name}',
  '{d.labels.total}: {d.totals.gross:orNoParagraph}',
  '{d.labels.question}',
  '{d.labels.regards}',
  '{d.seller.name}',
];
const licence = [
  '{d.labels.account}: {d.account.name}',
  '{d.labels.until}: {d.licence.date}',
  '{d.labels.daysLeft}: {d.licence.daysLeft:orNoParagraph}',
  '{d.labels.question}',
  '{d.labels.regards}',
  '{d.seller.name}',
];

const orders = [
  '{d.labels.order} {d.orders[i].number}: {d.orders[i].quantity} × {d.orders[i].name}',
  '{d.labels.order} {d.orders[i+1].number}',
  '{d.labels.account}: {d.account.name}',
];

const accountEnd = [
  '{d.labels.account}: {d.account.name}',
  '{d.labels.erasedOn}: {d.termination.erasedOn:orNoParagraph}',
  '{d.termination.undo:orNoParagraph}',
];
const sellersEnd = ['{d.labels.question}', '{d.labels.regards}', '{d.seller.name}'];

const texts = {
  'report-mail.docx': [
    '{d.labels.report} {d.report.number} – {d.customer.name}, {d.location.name}',
    '{d.labels.greeting}',
    '{d.labels.intro} {d.labels.actions}',
    '{d.labels.regards}',
    '{d.inspector.name}',
    '{d.account.name}',
  ],
  'appointment-planned.docx': [
    '{d.labels.planned.title}: {d.planning.days}',
    '{d.labels.greeting}',
    '{d.labels.planned.text}',
    ...appointment,
  ],
  'appointment-moved.docx': [
    '{d.labels.moved.title}: {d.planning.days}',
    '{d.labels.greeting}',
    '{d.labels.moved.text}',
    ...appointment,
  ],
  'appointment-cancelled.docx': [
    '{d.labels.cancelled.title}: {d.planning.days}',
    '{d.labels.greeting}',
    '{d.labels.cancelled.text}',
    '{d.labels.place}: {d.location.name}',
    ...appointmentEnd,
  ],
  'order-confirmation-mail.docx': [
    '{d.labels.confirmation.title}: {d.order.number}',
    '{d.labels.greeting}',
    '{d.labels.confirmation.text}',
    ...order,
  ],
  'invoice-mail.docx': [
    '{d.labels.invoice.title}: {d.document.number}',
    '{d.labels.greeting}',
    '{d.labels.invoice.text}',
    ...order,
  ],
  'credit-note-mail.docx': [
    '{d.labels.creditNote.title}: {d.document.number}',
    '{d.labels.greeting}',
    '{d.labels.creditNote.text}',
    ...order,
  ],
  'licence-keys-mail.docx': [
    '{d.labels.keysReady.title}',
    '{d.labels.greeting}',
    '{d.labels.keysReady.text}',
    ...orders,
    '{d.labels.question}',
    '{d.labels.regards}',
    '{d.seller.name}',
  ],
  'new-order-mail.docx': [
    '{d.labels.newOrder.title}: {d.account.name}',
    '{d.labels.greeting}',
    '{d.labels.newOrder.text}',
    ...orders,
  ],
  'licence-ending.docx': [
    '{d.labels.licenceEnding.title}: {d.licence.name}',
    '{d.labels.greeting}',
    '{d.labels.licenceEnding.text}',
    ...licence,
  ],
  'licence-ended.docx': [
    '{d.labels.licenceEnded.title}: {d.licence.name}',
    '{d.labels.greeting}',
    '{d.labels.licenceEnded.text}',
    ...licence,
  ],
  'trial-ending.docx': [
    '{d.labels.trialEnding.title}',
    '{d.labels.greeting}',
    '{d.labels.trialEnding.text}',
    ...licence,
  ],
  'trial-ended.docx': [
    '{d.labels.trialEnded.title}',
    '{d.labels.greeting}',
    '{d.labels.trialEnded.text}',
    ...licence,
  ],
  'account-terminated.docx': [
    '{d.labels.terminated.title}: {d.account.name}',
    '{d.labels.greeting}',
    '{d.labels.terminated.text}',
    ...accountEnd,
    ...sellersEnd,
  ],
  'termination-taken-back.docx': [
    '{d.labels.takenBack.title}: {d.account.name}',
    '{d.labels.greeting}',
    '{d.labels.takenBack.text}',
    '{d.labels.account}: {d.account.name}',
    ...sellersEnd,
  ],
  'account-erased-soon.docx': [
    '{d.labels.erasedSoon.title}: {d.account.name}',
    '{d.labels.greeting}',
    '{d.labels.erasedSoon.text}',
    ...accountEnd,
    '{d.labels.daysLeft}: {d.termination.daysLeft:orNoParagraph}',
    ...sellersEnd,
  ],
  'customer-terminated.docx': [
    '{d.labels.customerTerminated.title}: {d.account.name}',
    '{d.labels.greeting}',
    '{d.labels.customerTerminated.text}',
    ...accountEnd,
  ],
  'customer-took-back.docx': [
    '{d.labels.customerTookBack.title}: {d.account.name}',
    '{d.labels.greeting}',
    '{d.labels.customerTookBack.text}',
    '{d.labels.account}: {d.account.name}',
  ],
  'invitation-mail.docx': [
    '{d.labels.title}: {d.account.name}',
    '{d.labels.greeting}',
    '{d.labels.text}',
    '{d.labels.account}: {d.account.name}',
    '{d.labels.inviter}: {d.inviter.name}',
    '{d.labels.until}: {d.invitation.until}',
    ...sellersEnd,
  ],
  'label-text.docx': [
    '{d.piece.identNumber}',
    '{d.piece.product:orNoParagraph}',
    '{d.piece.location:orNoParagraph} {d.piece.place}',
    '{d.labels.next}: {d.piece.nextDate:orNoParagraph}',
  ],
} as const;

export type TextName = keyof typeof texts;
export const textNames = Object.keys(texts) as TextName[]; // `Object.keys` loses the names

export function buildText(name: TextName): Promise<Buffer> {
  const children = texts[name].map((line) => textOf('Normal', line));
  // Whose document it is stands in each that is made from it.
  return Packer.toBuffer(new Document({ creator: '', title: name, styles, sections: [{ children }] }));
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const name of textNames) await writeFile(new URL(name, import.meta.url), await buildText(name));
