import { BorderStyle, LineRuleType, Paragraph } from 'docx';
import { type Block, cell, gap, grid, loopEnd, pictureBox, row, textOf } from './blocks';
import { cm, muted } from './look';

/** Last page: what is attached, what is declared, who signed. */
export function signatures(): Block[] {
  return [
    attachments(),
    new Paragraph({
      style: 'Heading1',
      text: '{d.labels.signatures.title}',
      spacing: { before: 560, after: 120 },
    }),
    textOf('Value', '{d.labels.signatures.declaration}', { keepNext: true }),
    new Paragraph({ style: 'Gap', keepNext: true }),
    // One row, so that the code never stands on a page of its own.
    grid(
      [16.8],
      [row([cell([signed(), gap(), verification(), gap()], { width: 16.8, lines: 'none', inset: 0 })])],
    ),
  ];
}

/** By what anybody tells whether a copy is genuine; a preview has none. */
function verification() {
  const plain = { lines: 'above', inset: 0, tall: true } as const;
  return grid(
    [3.2, 13.6],
    [
      row([
        cell([new Paragraph({ children: [pictureBox('report.verifyCode', 2.7, 2.7)] })], {
          ...plain,
          width: 3.2,
        }),
        cell(
          [
            textOf('Subheading', '{d.labels.verify.title}'),
            textOf('Value', '{d.labels.verify.explanation}'),
            textOf('Label', '{d.labels.verify.hash}'),
            textOf('Running', '{d.report.hash:orNoTable}'),
            textOf('Running', '{d.report.verifyAddress}'),
          ],
          { ...plain, width: 13.6 },
        ),
      ]),
    ],
  );
}

function attachments() {
  const widths = [1.4, 13, 2.4];
  return grid(widths, [
    row(
      [
        cell([textOf('Subheading', '{d.labels.attachments.title} ({d.totals.attachments:orNoTable})')], {
          width: 16.8,
          span: 3,
          lines: 'none',
          inset: 0,
        }),
      ],
      { header: true },
    ),
    row(
      [
        cell([textOf('CellHead', '{d.labels.overview.number}')], { width: 1.4 }),
        cell([textOf('CellHead', '{d.labels.attachments.name}')], { width: 13 }),
        cell([textOf('CellHead', '{d.labels.attachments.pages}', { right: true })], { width: 2.4 }),
      ],
      { header: true },
    ),
    row([
      cell([textOf('Cell', '{d.attachments[i].number}')], { width: 1.4 }),
      cell([textOf('Cell', '{d.attachments[i].name}')], { width: 13 }),
      cell([textOf('Cell', '{d.attachments[i].pages}', { right: true })], { width: 2.4 }),
    ]),
    loopEnd('attachments[i+1].number', widths),
  ]);
}

/** One row, so that a signature never stands on another page than the name it belongs to. */
function signed() {
  const half = { width: 8, lines: 'none', inset: 0 } as const;
  return grid(
    [8, 0.8, 8],
    [
      row([
        cell(signature('auditor'), half),
        cell([textOf('Cell', '')], { ...half, width: 0.8 }),
        cell(signature('customer'), half),
      ]),
    ],
  );
}

function signature(side: 'auditor' | 'customer') {
  const path = `signatures.${side}`;
  return [
    textOf('Normal', `{d.labels.signatures.${side}}`, { bold: true }),
    // High enough to sign by hand where nothing was signed on the screen.
    new Paragraph({
      spacing: { before: 120, line: cm(2.6), lineRule: LineRuleType.AT_LEAST },
      border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: muted, space: 2 } },
      children: [pictureBox(`${path}.image`, 7, 2.4)],
    }),
    textOf('Value', `{d.${path}.name}`, { bold: true }),
    textOf('Running', `{d.labels.signatures.name}`),
    new Paragraph({
      style: 'Value',
      spacing: { before: 120 },
      text: `{d.${path}.place:ifNEM:showBegin}{d.${path}.place}, {d.${path}.place:showEnd}{d.${path}.time}`,
    }),
    textOf('Running', '{d.labels.signatures.placeAndDate}'),
  ];
}
