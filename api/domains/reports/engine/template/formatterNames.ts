import { ownFormatters } from '../formatters';
import { words } from './vocabulary/vocabulary';

/** Carbone's formatters that a template may use: those that read only their value and arguments. */
const carboneFormatters = words(`
  arrayJoin arrayMap count ifEmpty ifEqual ifContain ifEM ifNEM ifEQ ifNE ifGT ifGTE ifLT ifLTE ifIN ifNIN
  hideBegin hideEnd showBegin showEnd show elseShow and or len formatD convDate addD subD startOfD endOfD
  formatN formatC round add sub mul div int toEN toFixed toFR lowerCase upperCase ucFirst ucWords convEnum convCRLF
  unaccent print substr slice padl padr md5 prepend
`);

export function isFormatter(name: string): boolean {
  return carboneFormatters.has(name) || Object.hasOwn(ownFormatters, name);
}
