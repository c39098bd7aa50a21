import type { AllowedElement } from './elementRules';
import type { Report } from './nameCheck';
import { words } from './vocabulary/vocabulary';

/** Fields computed from the document itself; all others (INCLUDETEXT, DDE, DATABASE, MACROBUTTON …) are refused. */
const harmlessFields = words(`
  PAGE NUMPAGES SECTIONPAGES SECTION DATE TIME CREATEDATE SAVEDATE PRINTDATE TITLE AUTHOR SUBJECT KEYWORDS NUMWORDS
  DOCPROPERTY DOCVARIABLE
  NUMCHARS HYPERLINK REF PAGEREF NOTEREF STYLEREF TOC TC XE INDEX SEQ LISTNUM SYMBOL ADVANCE EQ FORMTEXT FORMCHECKBOX
  FORMDROPDOWN
`);

interface Field {
  instruction: string;
  position: number;
  isInstruction: boolean;
}

/**
 * Tracks the fields of a Word part, whose instructions are split into runs and may be nested. LibreOffice takes
 * everything between a field's begin and its result as the instruction, including text and nested fields.
 */
export class FieldRules {
  private readonly fields: Field[] = [];
  private writing = '';

  open({ name, attributes, position }: AllowedElement, report: Report): void {
    if (name === 'w:fldSimple') checkField(attributes.get('w:instr') ?? '', position, report);
    else if (name === 'w:fldChar') this.mark(attributes.get('w:fldCharType') ?? '', position, report);
    else if (writers.has(name)) {
      this.writing = name;
      // An instruction outside of a field is checked as a field of its own.
      if (instructions.has(name) && !this.fields.at(-1)?.isInstruction)
        this.fields.push({ instruction: '', position, isInstruction: true });
    }
  }

  private mark(type: string, position: number, report: Report): void {
    const field = this.fields.at(-1);
    if (type === 'begin') {
      if (field?.isInstruction) field.instruction += ' { ';
      this.fields.push({ instruction: '', position, isInstruction: true });
    } else if (type === 'separate' && field) field.isInstruction = false;
    else if (type === 'end') {
      this.fields.pop();
      if (field) checkField(field.instruction, field.position, report);
    }
  }

  text(text: string): void {
    const field = this.fields.at(-1);
    if (this.writing && field?.isInstruction) field.instruction += text;
  }

  close(name: string): void {
    if (name === this.writing) this.writing = '';
  }

  end(report: Report): void {
    for (const { instruction, position } of this.fields) checkField(instruction, position, report);
  }
}

const instructions = words('w:instrText w:delInstrText');
const writers = words('w:instrText w:delInstrText w:t w:delText');

function checkField(instruction: string, position: number, report: Report): void {
  const [kind = '', ...rest] = instruction.trim().split(/[\s"]+/);
  const isHarmless =
    harmlessFields.has(kind.toUpperCase()) &&
    !/[{}]/.test(instruction) &&
    (kind.toUpperCase() !== 'HYPERLINK' || isClickable(rest.join(' ')));
  if (!isHarmless) report('TEMPLATE_LINKED', instruction.trim().slice(0, 60), position);
}

/** `https://example.com`, `\l anchor`: opened by the reader's click, never fetched. */
function isClickable(target: string): boolean {
  return /^((https?|mailto|tel):|\\[lo]\b)/i.test(target);
}
