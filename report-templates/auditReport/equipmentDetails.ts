import { Paragraph, TextRun } from 'docx';
import { type Block, cell, colour, fact, gap, grid, loopEnd, pictureBox, row, textOf } from './blocks';
import { muted } from './look';

const item = 'equipment[i]';

/** Per piece of equipment: what it is, its checkpoints by part, its deficiencies with their photos. */
export function equipmentDetails(): Block[] {
  return [
    new Paragraph({
      style: 'Heading1',
      text: '{d.labels.details.title}',
      spacing: { before: 560, after: 0 },
    }),
    new Paragraph({
      style: 'Heading2',
      children: [
        new TextRun({ text: `{d.${item}.number}   `, color: muted, bold: false }),
        new TextRun(`{d.${item}.identNumber}`),
      ],
    }),
    textOf('Value', `{d.${item}.product}`, { keepNext: true }),
    gap(),
    headData(),
    gap(),
    textOf('Value', `{d.labels.details.comment}: {d.${item}.comment:orNoParagraph}`),
    checkpoints(),
    gap(),
    deficiencies(),
    gap(),
    photos(),
    new Paragraph({ style: 'Gap', text: '{d.equipment[i+1].number}' }),
  ];
}

function headData() {
  const quarter = { width: 4.2, shaded: true, lines: 'none', tall: true } as const;
  return grid(
    [4.2, 4.2, 4.2, 4.2],
    [
      row([
        cell(
          [
            textOf('Label', '{d.labels.overview.result}'),
            textOf('Verdict', `{d.${item}.result.word}${colour(`${item}.result`)}`),
          ],
          quarter,
        ),
        fact('details.auditDate', `${item}.auditDate`, quarter),
        fact('details.nextDate', `${item}.nextDate`, quarter),
        fact('details.regulation', `${item}.regulation`, quarter),
      ]),
      row([
        fact('details.category', `${item}.category`, quarter),
        fact('details.manufacturer', `${item}.manufacturer`, quarter),
        fact('details.yearOfProduction', `${item}.yearOfProduction`, quarter),
        fact('details.serialNumber', `${item}.serialNumber`, quarter),
      ]),
      row([
        fact('details.place', `${item}.place`, { ...quarter, width: 12.6, span: 3 }),
        fact('details.qrCode', `${item}.qrCode`, quarter),
      ]),
    ],
  );
}

function checkpoints() {
  const widths = [5.9, 2.3, 2, 2.9, 3.7] as const;
  const [name, answer, value, danger, comment] = widths;
  const point = `${item}.parts[i].checkpoints[i]`;
  return grid(
    [...widths],
    [
      row(
        [
          cell([textOf('CellHead', '{d.labels.checkpoints.name}')], { width: name }),
          cell([textOf('CellHead', '{d.labels.checkpoints.answer}')], { width: answer }),
          cell([textOf('CellHead', '{d.labels.checkpoints.value}')], { width: value }),
          cell([textOf('CellHead', '{d.labels.checkpoints.danger}')], { width: danger }),
          cell([textOf('CellHead', '{d.labels.checkpoints.comment}')], { width: comment }),
        ],
        { header: true },
      ),
      row([cell([textOf('CellHead', `{d.${item}.parts[i].name}`)], { width: 16.8, span: 5, shaded: true })]),
      row([
        cell([textOf('Cell', `{d.${point}.name}`)], { width: name }),
        cell([textOf('Cell', `{d.${point}.answer}`)], { width: answer }),
        cell([textOf('Cell', `{d.${point}.value} {d.${point}.unit}`)], { width: value }),
        cell([textOf('Verdict', `{d.${point}.danger.word}${colour(`${point}.danger`)}`)], { width: danger }),
        cell([textOf('Cell', `{d.${point}.comment}`)], { width: comment }),
      ]),
      loopEnd(`${item}.parts[i].checkpoints[i+1].name`, [...widths]),
      loopEnd(`${item}.parts[i+1].name`, [...widths]),
    ],
  );
}

function deficiencies() {
  const widths = [2.6, 5.8, 4.2, 4.2];
  const found = `${item}.deficiencies[i]`;
  return grid(widths, [
    row([
      cell(
        [
          textOf('Normal', `{d.labels.deficiencies.title} ({d.${item}.deficiencyCount:orNoTable})`, {
            bold: true,
            keepNext: true,
          }),
        ],
        { width: 16.8, span: 4, lines: 'none', inset: 0 },
      ),
    ]),
    row([
      cell(
        [
          textOf('Label', '{d.labels.deficiencies.danger}'),
          textOf('Verdict', `{d.${found}.danger.word}${colour(`${found}.danger`)}`),
        ],
        { width: 2.6, lines: 'above' },
      ),
      cell(
        [textOf('Normal', `{d.${found}.number}  {d.${found}.description}`, { bold: true, keepNext: true })],
        {
          width: 14.2,
          span: 3,
          lines: 'above',
          tall: true,
        },
      ),
    ]),
    row([
      cell([textOf('Label', '{d.labels.deficiencies.measure}')], { width: 2.6, lines: 'none', tall: true }),
      cell([textOf('Value', `{d.${found}.measure:ifEM:show(–)}`, { keepNext: true })], {
        width: 14.2,
        span: 3,
        lines: 'none',
      }),
    ]),
    row([
      fact('deficiencies.due', `${found}.due`, { width: 2.6, lines: 'none' }),
      fact('deficiencies.responsible', `${found}.responsible`, { width: 5.8, lines: 'none' }),
      fact('deficiencies.component', `${found}.component`, { width: 8.4, span: 2, lines: 'none' }),
    ]),
    photoRow(`${found}.photoRows[i]`, 2),
    loopEnd(`${found}.photoRows[i+1].left.caption`, widths),
    loopEnd(`${item}.deficiencies[i+1].number`, widths),
  ]);
}

/** Photos of the equipment as a whole, two by two. */
function photos() {
  return grid(
    [8.4, 8.4],
    [photoRow(`${item}.photoRows[i]`, 1), loopEnd(`${item}.photoRows[i+1].left.caption`, [8.4, 8.4])],
  );
}

function photoRow(path: string, span: number) {
  const half = { width: 8.4, span, lines: 'none' } as const;
  return row(
    ['left', 'right'].map((side) =>
      cell(
        [
          new Paragraph({ spacing: { before: 60 }, children: [pictureBox(`${path}.${side}.image`, 8, 6)] }),
          textOf('Caption', `{d.${path}.${side}.caption}`),
        ],
        half,
      ),
    ),
  );
}
