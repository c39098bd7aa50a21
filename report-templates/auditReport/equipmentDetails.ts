import { BorderStyle, Paragraph, TextRun } from 'docx';
import {
  type Block,
  cell,
  colour,
  fact,
  factTexts,
  gap,
  grid,
  loopEnd,
  pictureBox,
  row,
  textOf,
} from './blocks';
import { accent, danger, muted } from './look';

const item = 'equipment[i]';

/** Per location and piece of equipment, each a bookmark of the PDF: what it is, its checkpoints by part, its deficiencies with their photos. */
export function equipmentDetails(): Block[] {
  return [
    new Paragraph({
      style: 'Heading1',
      text: '{d.labels.details.title}',
      spacing: { before: 560, after: 0 },
    }),
    new Paragraph({ style: 'Heading2', text: `{d.${item}.locationHeading:orNoParagraph}` }),
    new Paragraph({
      style: 'Heading3',
      border: { top: { style: BorderStyle.SINGLE, size: 8, color: accent, space: 8 } },
      children: [
        new TextRun({ text: `{d.${item}.number}   `, color: muted, bold: false }),
        new TextRun(`{d.${item}.identNumber}`),
      ],
    }),
    textOf('Value', `{d.${item}.product}`, { keepNext: true }),
    gap({ keepNext: true }),
    locks(),
    gap({ keepNext: true }),
    headData(),
    gap(),
    new Paragraph({
      style: 'Value',
      spacing: { before: 40, after: 160 },
      text: `{d.labels.details.comment}: {d.${item}.comment:orNoParagraph}`,
    }),
    checkpoints(),
    gap(),
    rackViews(),
    gap(),
    deficiencies(),
    gap(),
    earlier(),
    gap(),
    photos(),
    new Paragraph({ style: 'Gap', text: '{d.equipment[i+1].number}' }),
  ];
}

/** Why the piece must not be used, before anything else; nothing where the result says all. Kept with what follows. */
function locks() {
  return new Paragraph({
    style: 'Value',
    keepNext: true,
    spacing: { before: 120 },
    border: { left: { style: BorderStyle.SINGLE, size: 36, color: danger, space: 8 } },
    children: [
      new TextRun({ text: '{d.labels.locks.title}: ', bold: true, color: danger }),
      new TextRun({ text: `{d.${item}.lockText:orNoParagraph}`, bold: true }),
    ],
  });
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
        fact('details.inspector', `${item}.inspector`, quarter),
        cell(
          [
            ...factTexts('details.regulation', `${item}.regulation`),
            textOf('Caption', `{d.${item}.regulationVersion:orNoParagraph}`),
          ],
          quarter,
        ),
      ]),
      row([
        fact('details.category', `${item}.category`, quarter),
        fact('details.manufacturer', `${item}.manufacturer`, quarter),
        fact('details.yearOfProduction', `${item}.yearOfProduction`, quarter),
        fact('details.serialNumber', `${item}.serialNumber`, quarter),
      ]),
      row([
        fact('details.location', `${item}.location`, { ...quarter, width: 8.4, span: 2 }),
        fact('details.place', `${item}.place`, quarter),
        fact('details.qrCode', `${item}.qrCode`, quarter),
      ]),
      row([
        cell(
          [
            textOf(
              'Cell',
              `{d.labels.details.nextDate}: {d.${item}.nextDates[i].date} · {d.${item}.nextDates[i].what}`,
            ),
          ],
          { ...quarter, width: 16.8, span: 4 },
        ),
      ]),
      loopEnd(`${item}.nextDates[i+1].date`, [4.2, 4.2, 4.2, 4.2]),
      // What the account added and wants to see here, a line each.
      row([
        cell([textOf('Cell', `{d.${item}.reportFields[i].name}: {d.${item}.reportFields[i].value}`)], {
          ...quarter,
          width: 16.8,
          span: 4,
        }),
      ]),
      loopEnd(`${item}.reportFields[i+1].name`, [4.2, 4.2, 4.2, 4.2]),
    ],
  );
}

/** Comments stand below the checkpoint: in a column of their own, long ones would stretch the table. */
function checkpoints() {
  const widths = [7.6, 2.3, 3.8, 3.1] as const;
  const [name, answer, value, danger] = widths;
  const point = `${item}.parts[i].checkpoints[i]`;
  const head = (label: string, width: number) =>
    cell([textOf('CellHead', `{d.labels.checkpoints.${label}}`)], { width });
  return grid(
    [...widths],
    [
      row([head('name', name), head('answer', answer), head('value', value), head('danger', danger)], {
        header: true,
      }),
      row([cell([textOf('CellHead', `{d.${item}.parts[i].name}`)], { width: 16.8, span: 4, shaded: true })]),
      row([
        cell([textOf('Cell', `{d.${point}.name}`), textOf('Caption', `{d.${point}.comment:orNoParagraph}`)], {
          width: name,
        }),
        cell([textOf('Cell', `{d.${point}.answer}`)], { width: answer }),
        cell(
          [
            textOf('Cell', `{d.${point}.value} {d.${point}.unit}`),
            textOf('Caption', `{d.${point}.limits:orNoParagraph}`),
          ],
          { width: value },
        ),
        cell([textOf('Verdict', `{d.${point}.danger.word}${colour(`${point}.danger`)}`)], { width: danger }),
      ]),
      loopEnd(`${item}.parts[i].checkpoints[i+1].name`, [...widths]),
      loopEnd(`${item}.parts[i+1].name`, [...widths]),
    ],
  );
}

/** A row per deficiency, which no page cuts: the danger as a coloured spine, beside it what was found and what to do by when. */
function deficiencies() {
  const widths = [2.6, 4, 1.8, 3.3, 5.1];
  const found = `${item}.deficiencies[i]`;
  const spine = { width: 2.6, lines: 'above', tall: true } as const;
  const thirds = [4.5, 4.5, 4.5];
  const third = { width: 4.5, lines: 'none', inset: 0 } as const;
  return grid(widths, [
    row(
      [
        cell([textOf('Heading4', `{d.labels.deficiencies.title} ({d.${item}.deficiencyCount:orNoTable})`)], {
          width: 16.8,
          span: 5,
          lines: 'none',
          inset: 0,
        }),
      ],
      { header: true },
    ),
    row([
      cell(
        [
          textOf('Label', '{d.labels.deficiencies.danger}'),
          textOf('Verdict', `{d.${found}.danger.word}${colour(`${found}.danger`)}`),
        ],
        spine,
      ),
      cell(
        [
          textOf('Normal', `{d.${found}.number}  {d.${found}.description}`, { bold: true }),
          textOf('Caption', `{d.${found}.position:orNoParagraph}`),
          gap(),
          ...factTexts('deficiencies.measure', `${found}.measure`),
          gap(),
          grid(thirds, [
            row([
              fact('deficiencies.due', `${found}.due`, third),
              fact('deficiencies.responsible', `${found}.responsible`, third),
              fact('deficiencies.component', `${found}.component`, third),
            ]),
          ]),
          gap(),
        ],
        { width: 14.2, span: 4, inset: 0.3, lines: 'above', tall: true },
      ),
    ]),
    photoRow(`${found}.photoRows[i]`, { left: 3, right: 2 }),
    loopEnd(`${found}.photoRows[i+1].left.caption`, widths),
    loopEnd(`${item}.deficiencies[i+1].number`, widths),
  ]);
}

/** The front of a rack with the numbers of its deficiencies; nothing for other pieces. */
function rackViews() {
  const width = 16.8;
  const view = `${item}.rackViews`;
  return grid(
    [width],
    [
      row([
        cell(
          [
            textOf('Heading4', '{d.labels.rack.title}'),
            new Paragraph({ keepNext: true, children: [pictureBox(`${view}[i].image`, 16.4, 4.8)] }),
            textOf('Caption', '{d.labels.rack.explanation}'),
          ],
          { width, lines: 'none', inset: 0 },
        ),
      ]),
      loopEnd(`${view}[i+1].caption`, [width]),
    ],
  );
}

/** What was found at earlier inspections, and what became of it. */
function earlier() {
  const widths = [2.6, 2.4, 8.2, 3.6] as const;
  const [danger, found, what, outcome] = widths;
  const one = `${item}.earlierDeficiencies[i]`;
  const head = (label: string, width: number) =>
    cell([textOf('CellHead', `{d.labels.earlier.${label}}`)], { width });
  return grid(
    [...widths],
    [
      row(
        [
          cell([textOf('Heading4', `{d.labels.earlier.title} ({d.${item}.earlierCount:orNoTable})`)], {
            width: 16.8,
            span: 4,
            lines: 'none',
            inset: 0,
          }),
        ],
        { header: true },
      ),
      row([head('danger', danger), head('found', found), head('what', what), head('outcome', outcome)], {
        header: true,
      }),
      row([
        cell([textOf('Verdict', `{d.${one}.danger.word}${colour(`${one}.danger`)}`)], { width: danger }),
        cell([textOf('Cell', `{d.${one}.found}`)], { width: found }),
        cell(
          [
            textOf('Cell', `{d.${one}.number}  {d.${one}.description}`),
            textOf('Caption', `{d.${one}.comment:orNoParagraph}`),
          ],
          { width: what },
        ),
        cell([textOf('Cell', `{d.${one}.outcome}`, { bold: true })], { width: outcome }),
      ]),
      loopEnd(`${item}.earlierDeficiencies[i+1].description`, [...widths]),
    ],
  );
}

/** Photos of the equipment as a whole, two by two. */
function photos() {
  return grid(
    [8.4, 8.4],
    [
      photoRow(`${item}.photoRows[i]`, { left: 1, right: 1 }),
      loopEnd(`${item}.photoRows[i+1].left.caption`, [8.4, 8.4]),
    ],
  );
}

function photoRow(path: string, span: { left: number; right: number }) {
  const half = (side: 'left' | 'right') =>
    cell(
      [
        new Paragraph({
          spacing: { before: 80 },
          children: [pictureBox(`${path}.${side}.image`, 8.2, 5.6)],
        }),
        textOf('Caption', `{d.${path}.${side}.caption}`),
      ],
      { width: 8.4, span: span[side], lines: 'none', inset: side === 'left' ? 0 : 0.2, tall: true },
    );
  return row([half('left'), half('right')]);
}
