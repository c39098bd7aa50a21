import { Paragraph } from 'docx';
import { type Block, cell, gap, grid, loopEnd, pictureBox, row, textOf } from './blocks';

/** Each floor plan with its numbered pins; without plans the table disappears. */
export function plans(): Block[] {
  const width = 16.8;
  return [
    gap(),
    grid(
      [width],
      [
        row(
          [
            cell(
              [
                new Paragraph({
                  style: 'Heading1',
                  text: '{d.labels.plans.title}',
                  spacing: { before: 320, after: 60 },
                }),
                textOf('Value', '{d.labels.plans.explanation}', { keepNext: true }),
              ],
              { width, lines: 'none', inset: 0 },
            ),
          ],
          { header: true },
        ),
        row([
          cell(
            [
              textOf('Cell', '{d.plans[i].name}', { bold: true, keepNext: true }),
              new Paragraph({ children: [pictureBox('plans[i].image', 16.4, 11)] }),
            ],
            { width, lines: 'none', inset: 0 },
          ),
        ]),
        loopEnd('plans[i+1].name', [width]),
      ],
    ),
    gap(),
  ];
}
