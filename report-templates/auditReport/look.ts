import { type IStylesOptions, LineRuleType } from 'docx';

/** Lengths in Word's twentieth of a point, from centimetres. */
export const cm = (centimetres: number) => Math.round(centimetres * 566.929);

/** The grid everything stands on: A4 with 16.8 cm between the margins. */
export const page = {
  width: cm(21),
  height: cm(29.7),
  top: cm(2.5),
  bottom: cm(2.1),
  left: cm(2.2),
  right: cm(2),
  header: cm(1.1),
  footer: cm(0.9),
};
export const textWidth = 16.8;

/** The same as a section's properties. */
export const pageProperties = {
  page: {
    size: { width: page.width, height: page.height },
    margin: {
      top: page.top,
      bottom: page.bottom,
      left: page.left,
      right: page.right,
      header: page.header,
      footer: page.footer,
    },
  },
};

export const ink = '1F2A33';
export const muted = '5C6873';
export const accent = '17405F';
/** Of what must not be used; the same as in the cells of that result. */
export const danger = '8F1717';
export const line = 'D3DAE0';
export const band = 'F3F5F7';

/** Carlito has Calibri's metrics and stands in for it where LibreOffice lays out; Word knows Calibri. */
const font = 'Calibri';

/** Line spacing, 240 being single; without the rule LibreOffice takes it as a fixed height and cuts pictures off. */
const leading = (line: number) => ({ line, lineRule: LineRuleType.AUTO });

export const styles: IStylesOptions = {
  default: {
    document: { run: { font, size: 20, color: ink }, paragraph: { spacing: { ...leading(259) } } },
    heading1: {
      run: { font, size: 32, bold: true, color: accent },
      paragraph: { spacing: { before: 480, after: 160 }, keepNext: true, outlineLevel: 0 },
    },
    heading2: {
      run: { font, size: 26, bold: true, color: accent },
      paragraph: { spacing: { before: 360, after: 20 }, keepNext: true, outlineLevel: 1 },
    },
    heading3: {
      run: { font, size: 24, bold: true, color: ink },
      paragraph: { spacing: { before: 360, after: 20 }, keepNext: true, outlineLevel: 2 },
    },
    heading4: {
      run: { font, size: 22, bold: true, color: ink },
      paragraph: { spacing: { before: 120, after: 60 }, keepNext: true, outlineLevel: 3 },
    },
  },
  paragraphStyles: [
    // A heading of the second level that looks like one of the fourth: levels must not be skipped.
    {
      id: 'Subheading',
      name: 'Subheading',
      basedOn: 'Normal',
      run: { size: 22, bold: true },
      paragraph: { spacing: { before: 120, after: 60 }, keepNext: true, outlineLevel: 1 },
    },
    {
      id: 'Title',
      name: 'Title',
      basedOn: 'Normal',
      run: { size: 60, bold: true, color: accent },
      paragraph: { spacing: { ...leading(240) } },
    },
    {
      id: 'Subtitle',
      name: 'Subtitle',
      basedOn: 'Normal',
      run: { size: 26, color: muted },
      paragraph: { spacing: { before: 40 } },
    },
    {
      id: 'Label',
      name: 'Label',
      basedOn: 'Normal',
      run: { size: 16, color: muted },
      paragraph: { spacing: { after: 0, ...leading(240) }, keepNext: true },
    },
    {
      id: 'Value',
      name: 'Value',
      basedOn: 'Normal',
      run: { size: 19 },
      paragraph: { spacing: { ...leading(245) } },
    },
    {
      id: 'Cell',
      name: 'Cell',
      basedOn: 'Normal',
      run: { size: 18 },
      paragraph: { spacing: { ...leading(240) } },
    },
    {
      id: 'CellHead',
      name: 'Cell head',
      basedOn: 'Normal',
      run: { size: 16, bold: true, color: muted },
      paragraph: { spacing: { ...leading(240) }, keepNext: true },
    },
    {
      id: 'Verdict',
      name: 'Verdict',
      basedOn: 'Normal',
      run: { size: 18, bold: true },
      paragraph: { spacing: { ...leading(240) } },
    },
    {
      id: 'Caption',
      name: 'caption',
      basedOn: 'Normal',
      run: { size: 16, color: muted },
      paragraph: { spacing: { before: 30, ...leading(240) } },
    },
    {
      id: 'Running',
      name: 'Running line',
      basedOn: 'Normal',
      run: { size: 16, color: muted },
      paragraph: { spacing: { ...leading(240) } },
    },
    {
      id: 'Gap',
      name: 'Gap',
      basedOn: 'Normal',
      run: { size: 12 },
      paragraph: { spacing: { line: 140, lineRule: LineRuleType.EXACT } },
    },
  ],
};
