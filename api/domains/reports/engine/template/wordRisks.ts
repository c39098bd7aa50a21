import { findPlace } from './findPlace';
import { scanXml } from './scanXml';
import type { TemplateProblem } from './templateProblem';

/** The risks of one part of a DOCX; `xml` is its text where it is XML. */
export function findWordRisks(part: string, xml: string | undefined): TemplateProblem[] {
  return [
    ...namedRisks(part),
    ...(xml === undefined ? [] : part.endsWith('.rels') ? relationRisks(part, xml) : contentRisks(part, xml)),
  ];
}

const macros = /vbaProject|vbaData|macrosheets|attachedToolbars/i;
const objects = /(^|\/)(embeddings|activeX|ctrlProps|controls|ink)\//i;
const known = /^(\[Content_Types\]\.xml|_rels\/|docProps\/|customXml\/|word\/)/;
const kinds = /\.(xml|rels|png|jpe?g|gif|bmp|tiff?|emf|wmf|odttf)$/i;

function namedRisks(part: string): TemplateProblem[] {
  const place = { part };
  if (macros.test(part)) return [{ code: 'TEMPLATE_MACRO', place }];
  if (objects.test(part)) return [{ code: 'TEMPLATE_EMBEDDED_OBJECT', place }];
  if (!known.test(part) || !kinds.test(part)) return [{ code: 'TEMPLATE_UNEXPECTED_PART', place }];
  return [];
}

/** Links that a reader clicks are no risk; everything else that points outside would be fetched. */
function relationRisks(part: string, xml: string): TemplateProblem[] {
  const problems: TemplateProblem[] = [];
  scanXml(xml, {
    open: ({ local, attributes }) => {
      if (local === 'Relationship') problems.push(...relationRisk(part, attributes));
    },
  });
  return problems;
}

function relationRisk(
  part: string,
  { Target = '', TargetMode: mode, Type = '' }: Record<string, string>,
): TemplateProblem[] {
  const target = Target.trim();
  const type = Type.split('/').at(-1) ?? '';
  const isOutside = mode === 'External' || /^[a-z][\w+.-]*:|^\\\\|^\/\/|[{}]/i.test(target);
  const place = { part };
  if (/vbaProject|wordVbaData|attachedToolbars/.test(type)) return [{ code: 'TEMPLATE_MACRO', place }];
  if (/oleObject|package|control|aFChunk|subDocument/.test(type))
    return [{ code: 'TEMPLATE_EMBEDDED_OBJECT', place, found: target }];
  const isClickable = type === 'hyperlink' && /^(https?|mailto|tel):[^{}]*$/i.test(target);
  return isOutside && !isClickable ? [{ code: 'TEMPLATE_EXTERNAL', place, found: target }] : [];
}

const elements: [RegExp, TemplateProblem['code']][] = [
  [/macroEnabled|ms-word\.vba/i, 'TEMPLATE_MACRO'],
  [/<w:(?:object|control|altChunk|subDoc|movie)\b|<o:OLEObject\b|<\w+:oleObj\b/i, 'TEMPLATE_EMBEDDED_OBJECT'],
  [
    /<w:(?:mailMerge|dataSource|attachedTemplate|linkStyles|saveThroughXslt)\b|<w:framesetSplitbar\b|<w:frameset\b/,
    'TEMPLATE_LINKED',
  ],
  [/\sr:link\s*=|\sr:href\s*=|\so:href\s*=|<v:(?:[^>"']|"[^"]*"|'[^']*')*\ssrc\s*=/, 'TEMPLATE_EXTERNAL'],
  [/<w:script\b|\w:on(?:click|load|entry|exit)|<w:(?:entryMacro|exitMacro)\b/i, 'TEMPLATE_MACRO'],
];

function contentRisks(part: string, xml: string): TemplateProblem[] {
  const found = elements.flatMap(([pattern, code]): TemplateProblem[] => {
    const match = pattern.exec(xml);
    return match
      ? [{ code, place: findPlace(part, xml, match.index, 'docx'), found: match[0].replace(/^[<\s]+/, '') }]
      : [];
  });
  return [...found, ...fieldRisks(part, xml)];
}

/** Fields that compute from the document itself; all others (INCLUDETEXT, DDE, DATABASE, MACROBUTTON …) are refused. */
const harmlessFields = new Set([
  'PAGE',
  'NUMPAGES',
  'SECTIONPAGES',
  'SECTION',
  'DATE',
  'TIME',
  'CREATEDATE',
  'SAVEDATE',
  'PRINTDATE',
  'TITLE',
  'AUTHOR',
  'SUBJECT',
  'HYPERLINK',
  'REF',
  'PAGEREF',
  'NOTEREF',
  'STYLEREF',
  'TOC',
  'TC',
  'SEQ',
  'SYMBOL',
  'ADVANCE',
  'EQ',
]);

function fieldRisks(part: string, xml: string): TemplateProblem[] {
  return fieldsOf(xml).flatMap(({ instruction, position }): TemplateProblem[] => {
    const words = instruction.trim().split(/[\s\\"]+/);
    const isHarmless = harmlessFields.has((words[0] ?? '').toUpperCase()) && !/[{}]/.test(instruction);
    const leadsElsewhere =
      /^\s*HYPERLINK/i.test(instruction) && /file:|\\\\\\\\|\.\.[/\\]/i.test(instruction);
    if (isHarmless && !leadsElsewhere) return [];
    return [
      {
        code: 'TEMPLATE_LINKED',
        place: findPlace(part, xml, position, 'docx'),
        found: instruction.trim().slice(0, 60),
      },
    ];
  });
}

interface Field {
  instruction: string;
  position: number;
}

/** Word scatters a field's instruction over several runs; fields also nest. */
function fieldsOf(xml: string): Field[] {
  if (!/<w:(?:fld|instr|delInstr)/.test(xml)) return [];
  const fields: Field[] = [];
  const openFields: Field[] = [];
  let written: Field | undefined;
  scanXml(xml, {
    open: ({ name, attributes, position }) => {
      if (name === 'w:fldSimple') fields.push({ instruction: attributes['w:instr'] ?? '', position });
      else if (name === 'w:fldChar' && attributes['w:fldCharType'] === 'begin')
        openFields.push({ instruction: '', position });
      else if (name === 'w:fldChar' && attributes['w:fldCharType'] === 'end')
        fields.push(openFields.pop() ?? { instruction: '?', position });
      else if (instructions.has(name)) {
        written = openFields.at(-1) ?? { instruction: '', position };
        if (openFields.length === 0) fields.push(written);
      }
    },
    text: (text) => {
      if (written) written.instruction += text;
    },
    close: (name) => {
      if (instructions.has(name)) written = undefined;
    },
  });
  return [...fields, ...openFields];
}

const instructions = new Set(['w:instrText', 'w:delInstrText']);
