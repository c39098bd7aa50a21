import type { Line } from './line';

const widths = { verdict: 9, figure: 9, target: 10 };
const indent = ' '.repeat(widths.verdict + widths.figure + widths.target + 2);

/** Prints verdict, figure and target in columns, followed by the measurement, and the baseline below. */
export function printLine({ work, limit, figure, target, isReached, detail }: Line): void {
  const verdict = isReached ? 'reached' : 'MISSED';
  const columns = `${verdict.padEnd(widths.verdict)}${figure.padStart(widths.figure)}  ${target.padEnd(widths.target)}`;
  process.stdout.write(
    `${columns}${work}\n${indent}${detail.replaceAll('\n', `\n${indent}`)}; against ${limit}\n`,
  );
}

export function printFailure(name: string, error: unknown): void {
  const said = error instanceof Error ? (process.env.DEBUG && error.stack) || error.message : String(error);
  process.stdout.write(`${'FAILED'.padEnd(indent.length)}${name}\n${said.replaceAll(/^/gm, indent)}\n`);
}
