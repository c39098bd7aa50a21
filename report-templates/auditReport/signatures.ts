import { Paragraph } from 'docx';
import { type Block, cell, fact, grid, loopEnd, pictureBox, row, textOf } from './blocks';

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
    signed(),
  ];
}

function attachments() {
  const widths = [1.4, 13, 2.4];
  return grid(widths, [
    row([
      cell([textOf('Heading1', '{d.labels.attachments.title} ({d.totals.attachments:orNoTable})')], {
        width: 16.8,
        span: 3,
        lines: 'none',
        inset: 0,
      }),
    ]),
    row([
      cell([textOf('CellHead', '')], { width: 1.4 }),
      cell([textOf('CellHead', '{d.labels.attachments.name}')], { width: 13 }),
      cell([textOf('CellHead', '{d.labels.attachments.pages}', { right: true })], { width: 2.4 }),
    ]),
    row([
      cell([textOf('Cell', '{d.attachments[i].number}')], { width: 1.4 }),
      cell([textOf('Cell', '{d.attachments[i].name}')], { width: 13 }),
      cell([textOf('Cell', '{d.attachments[i].pages}', { right: true })], { width: 2.4 }),
    ]),
    loopEnd('attachments[i+1].number', widths),
  ]);
}

function signed() {
  const half = { width: 8, lines: 'none', inset: 0 } as const;
  const between = () =>
    cell([textOf('Cell', '', { keepNext: true })], { width: 0.8, lines: 'none', inset: 0 });
  const both = (of: (side: 'auditor' | 'customer') => ReturnType<typeof cell>) =>
    row([of('auditor'), between(), of('customer')]);
  return grid(
    [8, 0.8, 8],
    [
      both((side) =>
        cell([textOf('Normal', `{d.labels.signatures.${side}}`, { bold: true, keepNext: true })], half),
      ),
      row(
        ['auditor', 'gap', 'customer'].map((side) =>
          side === 'gap'
            ? between()
            : cell(
                [
                  new Paragraph({
                    keepNext: true,
                    children: [pictureBox(`signatures.${side}.image`, 7, 2.4)],
                  }),
                ],
                { ...half, lines: 'below' },
              ),
        ),
        { height: 2.7 },
      ),
      both((side) => fact('signatures.name', `signatures.${side}.name`, half)),
      both((side) =>
        cell(
          [
            textOf('Label', '{d.labels.signatures.placeAndDate}'),
            textOf('Value', `{d.signatures.${side}.place} {d.signatures.${side}.date}`),
          ],
          half,
        ),
      ),
    ],
  );
}
