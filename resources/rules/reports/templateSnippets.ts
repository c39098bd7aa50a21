/** A building block: the rows of a table to paste, or a paragraph where there is one cell. */
export interface TemplateSnippet {
  name: string;
  rows: readonly (readonly string[])[];
}

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
  { name: 'condition', rows: [['{d.report.remarks:orNoParagraph}']] },
];
