// Characters that start a formula in spreadsheets; a leading apostrophe makes it text. Full-width forms are included,
// because some spreadsheets convert them.
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Prevents a text from being run as a formula when a CSV file is opened. */
export const guardFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** Only guarded texts need a second apostrophe: typed text cells are not run. */
export const keepApostrophe = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? `'${text}` : text;

/** Reverses the guard. */
export const unguardFormula = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
