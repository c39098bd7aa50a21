import { BorderStyle, Paragraph } from 'docx';
import { type Block, cell, colour, fact, gap, grid, loopEnd, pictureBox, row, textOf } from './blocks';
import { accent, cm } from './look';

/** First page: who inspected what for whom, where and when, and how it came out. */
export function cover(): Block[] {
  return [
    letterhead(),
    new Paragraph({ style: 'Title', spacing: { before: cm(1.6) }, text: '{d.report.title}' }),
    new Paragraph({
      style: 'Subtitle',
      text: '{d.labels.reportNumber} {d.report.number}',
      spacing: { before: 40, after: 0 },
    }),
    new Paragraph({
      style: 'Running',
      text: '{d.labels.supersedes} {d.report.supersedes:orNoParagraph}',
    }),
    new Paragraph({
      style: 'Gap',
      spacing: { after: 200 },
      border: { bottom: { style: BorderStyle.SINGLE, size: 18, color: accent, space: 12 } },
    }),
    parties(),
    gap(),
    facts(),
    new Paragraph({
      style: 'Heading1',
      text: '{d.labels.summary.title}',
      spacing: { before: 320, after: 100 },
    }),
    summary(),
    gap(),
    totals(),
    gap(),
    textOf('Label', '{d.labels.summary.dangers}'),
    gap({ keepNext: true }),
    dangers(),
    remarks(),
    new Paragraph({ style: 'Gap' }),
  ];
}

export function letterhead() {
  const address = { width: 8.4, lines: 'none', inset: 0 } as const;
  return grid(
    [8.4, 8.4],
    [
      row([
        cell([new Paragraph({ children: [pictureBox('account.logo', 6.4, 2.2)] })], address),
        cell(
          [
            textOf('Label', '{d.labels.cover.issuedBy}', { right: true }),
            textOf('Value', '{d.account.name}', { right: true, bold: true }),
            textOf('Running', '{d.account.address:orNoParagraph}', { right: true }),
            textOf('Running', '{d.account.phone:orNoParagraph}', { right: true }),
            textOf('Running', '{d.account.email:orNoParagraph}', { right: true }),
          ],
          address,
        ),
      ]),
    ],
  );
}

export function parties() {
  return grid(
    [5.8, 2.6, 8.4],
    [
      row([
        cell(
          [
            textOf('Label', '{d.labels.cover.customer}'),
            textOf('Normal', '{d.customer.name}', { bold: true }),
            textOf('Value', '{d.customer.address:orNoParagraph}'),
            textOf('Running', '{d.labels.cover.customerNumber} {d.customer.number:orNoParagraph}'),
          ],
          { width: 5.8, lines: 'none', inset: 0 },
        ),
        cell([new Paragraph({ children: [pictureBox('customer.logo', 2.3, 1.5)] })], {
          width: 2.6,
          lines: 'none',
          inset: 0,
        }),
        cell(
          [
            textOf('Label', '{d.labels.cover.location}'),
            textOf('Normal', '{d.location.name}', { bold: true }),
            textOf('Value', '{d.location.address:orNoParagraph}'),
          ],
          { width: 8.4, lines: 'none', inset: 0 },
        ),
      ]),
    ],
  );
}

export function facts() {
  const third = { width: 5.6, lines: 'above', inset: 0, tall: true } as const;
  return grid(
    [5.6, 5.6, 5.6],
    [
      row([
        fact('cover.date', 'planning.date', third),
        fact('cover.type', 'planning.type', third),
        fact('cover.nextDate', 'totals.nextDate', third),
      ]),
      row([
        fact('cover.auditor', 'auditor.name', third),
        fact('cover.contact', 'contact.name', third),
        fact('cover.reportDate', 'report.date', third),
      ]),
    ],
  );
}

function summary() {
  const widths = [5, 1.8, 10];
  return grid(widths, [
    row(
      [
        cell([textOf('CellHead', '{d.labels.summary.result}')], { width: 5 }),
        cell([textOf('CellHead', '{d.labels.summary.count}', { right: true })], { width: 1.8 }),
        cell([textOf('CellHead', '{d.labels.summary.meaning}')], { width: 10 }),
      ],
      { header: true },
    ),
    row([
      cell([textOf('Verdict', `{d.summary[i].result.word}${colour('summary[i].result')}`)], {
        width: 5,
        tall: true,
      }),
      cell([textOf('Verdict', '{d.summary[i].count}', { right: true })], { width: 1.8, tall: true }),
      cell([textOf('Cell', '{d.summary[i].meaning}')], { width: 10, tall: true }),
    ]),
    loopEnd('summary[i+1].count', widths),
  ]);
}

function totals() {
  const third = { width: 5.6, lines: 'none', inset: 0 } as const;
  return grid(
    [5.6, 5.6, 5.6],
    [
      row([
        fact('summary.equipment', 'totals.equipment', third),
        fact('summary.processed', 'totals.processed', third),
        fact('summary.notFound', 'totals.notFound', third),
      ]),
      row([
        fact('summary.locked', 'totals.locked', third),
        fact('summary.deficiencies', 'totals.deficiencies', third),
        fact('summary.earlier', 'totals.earlier', third),
      ]),
    ],
  );
}

/** How many deficiencies of each level, side by side, the worst first. */
function dangers() {
  const levels = ['red', 'orange', 'green'] as const;
  const widths = [5.4, 0.3, 5.4, 0.3, 5.4];
  const cells = levels.map((level) =>
    cell(
      [
        textOf(
          'Verdict',
          `{d.dangers.${level}.count} · {d.dangers.${level}.danger.word}${colour(`dangers.${level}.danger`)}`,
        ),
      ],
      { width: 5.4, tall: true, lines: 'none', middle: true },
    ),
  );
  const space = () => cell([textOf('Cell', '')], { width: 0.3, lines: 'none', inset: 0 });
  return grid(widths, [row(cells.flatMap((one, index) => (index === 0 ? [one] : [space(), one])))]);
}

function remarks() {
  return new Paragraph({
    style: 'Value',
    spacing: { before: 160 },
    text: '{d.report.remarks:orNoParagraph}',
  });
}
