import { Paragraph } from 'docx';
import { type Block, cell, colour, gap, grid, loopEnd, row, textOf } from './blocks';

/** What is to be done, the most dangerous first; the number leads to the details. */
export function actions(): Block[] {
  const widths = [1, 2.4, 3.7, 4.8, 2.1, 2.8] as const;
  const [number, danger, piece, what, due, responsible] = widths;
  const item = 'actions[i]';
  const head = (label: string, width: number) =>
    cell([textOf('CellHead', `{d.labels.actions.${label}}`)], { width });
  return [
    grid(
      [...widths],
      [
        row([cell([heading()], { width: 16.8, span: 6, lines: 'none', inset: 0 })], { header: true }),
        row(
          [
            cell([textOf('CellHead', '{d.labels.overview.number}')], { width: number }),
            head('danger', danger),
            head('piece', piece),
            head('what', what),
            head('due', due),
            head('responsible', responsible),
          ],
          { header: true },
        ),
        row([
          cell([textOf('Cell', `{d.${item}.number}`)], { width: number }),
          cell([textOf('Verdict', `{d.${item}.danger.word}${colour(`${item}.danger`)}`)], { width: danger }),
          cell(
            [
              textOf('Cell', `{d.${item}.identNumber}`, { bold: true }),
              textOf('Caption', `{d.${item}.place:orNoParagraph}`),
            ],
            { width: piece },
          ),
          cell(
            [
              textOf('Cell', `{d.${item}.what}`, { bold: true }),
              textOf('Cell', `{d.${item}.measure:orNoParagraph}`),
            ],
            { width: what },
          ),
          cell([textOf('Cell', `{d.${item}.due:ifEM:show(–)}`)], { width: due }),
          cell([textOf('Cell', `{d.${item}.responsible:ifEM:show(–)}`)], { width: responsible }),
        ]),
        loopEnd('actions[i+1].number', [...widths]),
      ],
    ),
    gap(),
  ];
}

const heading = () =>
  new Paragraph({
    style: 'Heading1',
    text: '{d.labels.actions.title} ({d.totals.actions:orNoTable})',
    spacing: { before: 0, after: 60 },
  });

/** Labels of columns that other parts of the same document have too. */
interface NotFoundHeads {
  number: string;
  identNumber: string;
  product: string;
}

const reportHeads: NotFoundHeads = {
  number: 'overview.number',
  identNumber: 'overview.identNumber',
  product: 'details.product',
};

/** Pieces that were on the list and were not there: nobody may take them for inspected. */
export function notFound(heads: NotFoundHeads = reportHeads): Block[] {
  const widths = [1.1, 3.2, 4.3, 5.5, 2.7] as const;
  const [number, ident, product, place, last] = widths;
  const item = 'notFound[i]';
  return [
    gap(),
    grid(
      [...widths],
      [
        row(
          [
            cell(
              [
                new Paragraph({
                  style: 'Heading1',
                  text: '{d.labels.notFound.title} ({d.totals.notFound:orNoTable})',
                  spacing: { before: 320, after: 60 },
                }),
                textOf('Value', '{d.labels.notFound.explanation}', { keepNext: true }),
              ],
              { width: 16.8, span: 5, lines: 'none', inset: 0 },
            ),
          ],
          { header: true },
        ),
        row(
          [
            cell([textOf('CellHead', `{d.labels.${heads.number}}`)], { width: number }),
            cell([textOf('CellHead', `{d.labels.${heads.identNumber}}`)], { width: ident }),
            cell([textOf('CellHead', `{d.labels.${heads.product}}`)], { width: product }),
            cell([textOf('CellHead', '{d.labels.notFound.place}')], { width: place }),
            cell([textOf('CellHead', '{d.labels.notFound.lastDate}')], { width: last }),
          ],
          { header: true },
        ),
        row([
          cell([textOf('Cell', `{d.${item}.number}`)], { width: number }),
          cell([textOf('Cell', `{d.${item}.identNumber}`, { bold: true })], { width: ident }),
          cell([textOf('Cell', `{d.${item}.product}`)], { width: product }),
          cell([textOf('Cell', `{d.${item}.place:ifEM:show(–)}`)], { width: place }),
          cell([textOf('Cell', `{d.${item}.lastDate:ifEM:show(–)}`)], { width: last }),
        ]),
        loopEnd('notFound[i+1].number', [...widths]),
      ],
    ),
    gap(),
  ];
}
