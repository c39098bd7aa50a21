import type { ChoiceOf } from '@plumbline/resources/language/choices/choiceSet';
import type { auditResult, dangerLevel } from '@plumbline/resources/language/choices/choices';

type Coloured = ChoiceOf<typeof auditResult> | ChoiceOf<typeof dangerLevel>;

/**
 * Light fills with dark text, readable in black-and-white print: contrast of at least 7 : 1 (WCAG 2.2, level AAA). The
 * word is always printed as well, so colour is never the only information.
 */
const palette: Record<Coloured, CellColours> = {
  OKAY: { fill: 'DFF1E2', text: '18541C' },
  REPAIR_CAN_USE: { fill: 'FFEFD1', text: '7A4300' },
  REPAIR_LOCKED: { fill: 'FBDDDA', text: '8F1717' },
  SCRAP: { fill: 'E8DDEE', text: '4A2560' },
  NOT_PROCESSED: { fill: 'E7EBEE', text: '3D4952' },
  green: { fill: 'DFF1E2', text: '18541C' },
  orange: { fill: 'FFE3C2', text: '6F3400' },
  red: { fill: 'FBDDDA', text: '8F1717' },
};

export interface CellColours {
  fill: string;
  text: string;
}

export function coloursOf(code: string): CellColours | undefined {
  return Object.hasOwn(palette, code) ? palette[code as Coloured] : undefined; // checked by `hasOwn`
}
