import { Paragraph } from 'docx';
import { type Block, cell, colour, grid, loopEnd, row, textOf } from './blocks';

/** One line per piece of equipment; the head of the table repeats on each page. */
export function overview(): Block[] {
  const widths = [1, 2.8, 4.8, 1.8, 2.4, 4] as const;
  const [number, ident, product, deficiencies, next, result] = widths;
  return [
    new Paragraph({
      style: 'Heading1',
      text: '{d.labels.overview.title}',
      spacing: { before: 320, after: 160 },
    }),
    grid(
      [...widths],
      [
        row(
          [
            cell([textOf('CellHead', '{d.labels.overview.number}')], { width: number }),
            cell([textOf('CellHead', '{d.labels.overview.identNumber}')], { width: ident }),
            cell([textOf('CellHead', '{d.labels.overview.product}')], { width: product }),
            cell([textOf('CellHead', '{d.labels.overview.deficiencies}')], { width: deficiencies }),
            cell([textOf('CellHead', '{d.labels.overview.nextDate}')], { width: next }),
            cell([textOf('CellHead', '{d.labels.overview.result}')], { width: result }),
          ],
          { header: true },
        ),
        row([
          cell([textOf('Cell', '{d.equipment[i].number}')], { width: number }),
          cell([textOf('Cell', '{d.equipment[i].identNumber}', { bold: true })], { width: ident }),
          cell(
            [
              textOf('Cell', '{d.equipment[i].product}'),
              textOf('Caption', '{d.equipment[i].whereabouts:orNoParagraph}'),
            ],
            { width: product },
          ),
          cell([textOf('Cell', '{d.equipment[i].deficiencyCount:ifEM:show(–)}')], { width: deficiencies }),
          cell([textOf('Cell', '{d.equipment[i].nextDate:ifEM:show(–)}')], { width: next }),
          cell([textOf('Verdict', `{d.equipment[i].state.word}${colour('equipment[i].state')}`)], {
            width: result,
            middle: true,
          }),
        ]),
        loopEnd('equipment[i+1].number', [...widths]),
      ],
    ),
  ];
}
