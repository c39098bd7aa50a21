import { type ContextName, contextOfKind, type ReportKind } from './contexts/contexts';

/** A building block: the rows of a table to paste, or a paragraph where there is one cell. */
export interface TemplateSnippet {
  name: string;
  /** Context of its tags; absent: that of reports. */
  of?: Exclude<ContextName, 'report'>;
  /** A cell that is a picture's tag alone, `{d.account.logo:pic}`, is pasted as a placeholder picture. */
  rows: readonly (readonly string[])[];
}

/** Whether a cell is pasted as a placeholder picture with the tag as its alternative text. */
export const isPictureTag = (cell: string): boolean => /^\{d\.[^{}]+:pic\}$/.test(cell);

/** A table that repeats its row for each item: Carbone reads the row with `[i]` up to the one with `[i+1]`. */
const repeating = (
  { list, next }: { list: string; next: string },
  head: readonly string[],
  cells: readonly string[],
): string[][] => [
  head.map((label) => `{d.labels.${label}}`),
  cells.map((cell) => cell.replaceAll('$', `d.${list}[i]`)),
  cells.map((_cell, at) => (at === 0 ? `{d.${list}[i+1].${next}}` : '')),
];

/** What office documents cannot do by themselves, as tables and paragraphs with their tags. */
export const templateSnippets: readonly TemplateSnippet[] = [
  {
    name: 'equipment',
    rows: repeating(
      { list: 'equipment', next: 'identNumber' },
      ['overview.identNumber', 'overview.product', 'overview.nextDate', 'overview.result'],
      [
        '{$.identNumber}',
        '{$.product}, {$.whereabouts}',
        '{$.nextDate}',
        '{$.state.word}{$.state.code:colour}',
      ],
    ),
  },
  {
    name: 'actions',
    rows: repeating(
      { list: 'actions', next: 'identNumber' },
      ['actions.danger', 'actions.piece', 'actions.what', 'actions.due', 'actions.responsible'],
      [
        '{$.danger.word}{$.danger.code:colour}',
        '{$.identNumber}, {$.place}',
        '{$.what} – {$.measure}',
        '{$.due}',
        '{$.responsible}',
      ],
    ),
  },
  {
    name: 'results',
    rows: repeating(
      { list: 'summary', next: 'count' },
      ['summary.result', 'summary.count', 'summary.meaning'],
      ['{$.result.word}{$.result.code:colour}', '{$.count}', '{$.meaning}'],
    ),
  },
  {
    name: 'checklist',
    rows: [
      ['{d.equipment[i].identNumber}', '{d.equipment[i].product}', ''],
      ['{d.equipment[i].parts[i].name}', '', ''],
      [
        '{d.equipment[i].parts[i].checkpoints[i].name}',
        '{d.equipment[i].parts[i].checkpoints[i].answer}',
        '{d.equipment[i].parts[i].checkpoints[i].danger.word}{d.equipment[i].parts[i].checkpoints[i].danger.code:colour}',
      ],
      ['{d.equipment[i].parts[i].checkpoints[i+1].name}', '', ''],
      ['{d.equipment[i].parts[i+1].name}', '', ''],
      ['{d.equipment[i+1].identNumber}', '', ''],
    ],
  },
  {
    name: 'notFound',
    rows: repeating(
      { list: 'notFound', next: 'identNumber' },
      ['overview.identNumber', 'overview.product', 'notFound.place', 'notFound.lastDate'],
      ['{$.identNumber}', '{$.product}', '{$.place}', '{$.lastDate}'],
    ),
  },
  {
    name: 'signatures',
    rows: [
      ['{d.signatures.auditor.role}', '{d.signatures.customer.role}'],
      ['{d.signatures.auditor.name}', '{d.signatures.customer.name}'],
      [
        '{d.signatures.auditor.place} {d.signatures.auditor.time}',
        '{d.signatures.customer.place} {d.signatures.customer.time}',
      ],
    ],
  },
  { name: 'verify', rows: [['{d.labels.verify.explanation} {d.report.verifyAddress} {d.report.hash}']] },
  { name: 'qrCode', rows: [['{d.report.verifyCode:pic}']] },
  { name: 'resultsChart', rows: [['{d.charts.results:pic}']] },
  { name: 'dangersChart', rows: [['{d.charts.dangers:pic}']] },
  { name: 'plans', rows: [['{d.plans[i].name}'], ['{d.plans[i].image:pic}'], ['{d.plans[i+1].name}']] },
  {
    name: 'rackViews',
    rows: [
      ['{d.equipment[i].identNumber}'],
      ['{d.equipment[i].rackViews[i].image:pic}'],
      ['{d.equipment[i].rackViews[i+1].caption}'],
      ['{d.equipment[i+1].identNumber}'],
    ],
  },
  { name: 'logo', rows: [['{d.account.logo:pic}']] },
  {
    name: 'photos',
    rows: [
      ['{d.equipment[i].identNumber}', ''],
      [
        '{d.equipment[i].deficiencies[i].photoRows[i].left.image:pic}',
        '{d.equipment[i].deficiencies[i].photoRows[i].right.image:pic}',
      ],
      [
        '{d.equipment[i].deficiencies[i].photoRows[i].left.caption}',
        '{d.equipment[i].deficiencies[i].photoRows[i].right.caption}',
      ],
      ['{d.equipment[i].deficiencies[i].photoRows[i+1].left.caption}', ''],
      ['{d.equipment[i].deficiencies[i+1].number}', ''],
      ['{d.equipment[i+1].identNumber}', ''],
    ],
  },
  {
    name: 'signaturePictures',
    rows: [
      ['{d.signatures.auditor.role}', '{d.signatures.customer.role}'],
      ['{d.signatures.auditor.image:pic}', '{d.signatures.customer.image:pic}'],
      ['{d.signatures.auditor.name}', '{d.signatures.customer.name}'],
    ],
  },
  { name: 'condition', rows: [['{d.report.remarks:orNoParagraph}']] },
  {
    name: 'plannedEquipment',
    of: 'planning',
    rows: repeating(
      { list: 'equipment', next: 'identNumber' },
      [
        'equipment.identNumber',
        'equipment.piece',
        'equipment.regulation',
        'equipment.nextDate',
        'equipment.state',
      ],
      [
        '{$.identNumber}',
        '{$.product}, {$.whereabouts} {$.lock}',
        '{$.regulation}',
        '{$.nextDate}',
        '{$.state}',
      ],
    ),
  },
  {
    name: 'preparations',
    of: 'planning',
    rows: repeating(
      { list: 'preparations', next: 'name' },
      ['preparations.title', 'preparations.done'],
      ['{$.name}', '{$.done}'],
    ),
  },
  {
    name: 'missing',
    of: 'planning',
    rows: repeating(
      { list: 'notFound', next: 'identNumber' },
      ['equipment.identNumber', 'equipment.piece', 'notFound.place', 'notFound.lastDate'],
      ['{$.identNumber}', '{$.product}', '{$.place}', '{$.lastDate}'],
    ),
  },
  {
    name: 'orderItems',
    of: 'order',
    rows: repeating(
      { list: 'items', next: 'name' },
      ['item', 'quantity', 'price', 'net'],
      ['{$.name} {$.articleNumber} {$.period}', '{$.quantity}', '{$.unitPrice}', '{$.net}'],
    ),
  },
  {
    name: 'orderTotals',
    of: 'order',
    rows: [
      ['{d.labels.net}', '{d.totals.net}'],
      ['{d.labels.vat} {d.totals.vatRate}', '{d.totals.vat:orNoRow}'],
      ['{d.labels.gross}', '{d.totals.gross:orNoRow}'],
    ],
  },
  {
    name: 'orderNotes',
    of: 'order',
    rows: [['{d.notes[i].text}'], ['{d.notes[i+1].text}']],
  },
  {
    name: 'mailText',
    of: 'mail',
    rows: [
      ['{d.labels.report} {d.report.number} – {d.customer.name}, {d.location.name}'],
      ['{d.labels.greeting}'],
      ['{d.labels.intro} {d.labels.actions}'],
      ['{d.labels.regards}'],
      ['{d.inspector.name}, {d.account.name}'],
    ],
  },
  {
    name: 'appointmentText',
    of: 'appointment',
    rows: [
      ['{d.labels.planned.title}: {d.planning.days}'],
      ['{d.labels.greeting}'],
      ['{d.labels.planned.text}'],
      ['{d.planning.type}, {d.location.name}, {d.location.address}'],
      ['{d.labels.question}'],
      ['{d.inspector.name}, {d.account.name}'],
    ],
  },
  {
    name: 'orderMailText',
    of: 'orderMail',
    rows: [
      ['{d.labels.invoice.title}: {d.document.number}'],
      ['{d.labels.greeting}'],
      ['{d.labels.invoice.text}'],
      ['{d.labels.order} {d.order.number}: {d.items[i].quantity} × {d.items[i].name}'],
      ['{d.items[i+1].name}'],
      ['{d.labels.total}: {d.totals.gross:orNoParagraph}'],
      ['{d.labels.regards}, {d.seller.name}'],
    ],
  },
  {
    name: 'orderNewsText',
    of: 'orderNews',
    rows: [
      ['{d.labels.keysReady.title}'],
      ['{d.labels.greeting}'],
      ['{d.labels.keysReady.text}'],
      ['{d.orders[i].number}: {d.orders[i].quantity} × {d.orders[i].name}'],
      ['{d.orders[i+1].number}'],
      ['{d.labels.account}: {d.account.name}'],
      ['{d.labels.regards}, {d.seller.name}'],
    ],
  },
  {
    name: 'licenceMailText',
    of: 'licenceMail',
    rows: [
      ['{d.labels.licenceEnding.title}: {d.licence.name}'],
      ['{d.labels.greeting}'],
      ['{d.labels.licenceEnding.text}'],
      ['{d.labels.until}: {d.licence.date}'],
      ['{d.labels.daysLeft}: {d.licence.daysLeft:orNoParagraph}'],
      ['{d.labels.regards}, {d.seller.name}'],
    ],
  },
  {
    name: 'accountEndText',
    of: 'accountEnd',
    rows: [
      ['{d.labels.terminated.title}: {d.account.name}'],
      ['{d.labels.greeting}'],
      ['{d.labels.terminated.text}'],
      ['{d.labels.erasedOn}: {d.termination.erasedOn:orNoParagraph}'],
      ['{d.termination.undo:orNoParagraph}'],
      ['{d.labels.regards}, {d.seller.name}'],
    ],
  },
  {
    name: 'invitationText',
    of: 'invitation',
    rows: [
      ['{d.labels.title}: {d.account.name}'],
      ['{d.labels.greeting}'],
      ['{d.labels.text}'],
      ['{d.labels.inviter}: {d.inviter.name}'],
      ['{d.labels.until}: {d.invitation.until}'],
      ['{d.labels.regards}, {d.seller.name}'],
    ],
  },
  {
    name: 'labelText',
    of: 'label',
    rows: [
      ['{d.piece.identNumber}'],
      ['{d.piece.product}'],
      ['{d.piece.location} {d.piece.place}'],
      ['{d.labels.next}: {d.piece.nextDate}'],
    ],
  },
];

/** The building blocks for a kind of document. */
export const snippetsFor = (kind: ReportKind): readonly TemplateSnippet[] =>
  templateSnippets.filter(({ of = 'report' }) => of === contextOfKind[kind]);
