import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { definitions } from '@plumbline/resources/entities/index';
import type { Cell } from '@plumbline/resources/language/exchange/cell';
import { nextAuditDate } from '@plumbline/resources/rules/audits/nextAuditDate';
import Papa from 'papaparse';
import { openList } from '../api/domains/import/recogniseList';

const dayMs = 24 * 60 * 60 * 1000;

/** The headings of a demo list that tell of inspections. */
export interface DatedColumns {
  last: string;
  next?: string;
  /** Months; absent: all are inspected every twelve. */
  interval?: string;
  hall: string;
  /** The column of visual inspections to add, and the hall where none was ever made. */
  visual?: { heading: string; neverIn?: string };
}

/**
 * Writes a copy of a demo list with days of inspections as they would stand in it on the day of seeding: spread over the
 * interval as in the list, some of them overdue, the visual ones of the last days. Answers its path; `remove` takes it away.
 */
export async function writeDemoList(
  list: string,
  columns: DatedColumns,
  today: Date,
): Promise<{ path: string; remove: () => Promise<void> }> {
  const table = await openList(list, definitions.equipments, {});
  const at = (heading: string | undefined) => table.columns.findIndex(({ header }) => header === heading);
  const indexOf = { last: at(columns.last), next: at(columns.next), interval: at(columns.interval) };
  const hall = at(columns.hall);
  const daysAgo = (days: number) => new Date(today.getTime() - days * dayMs).toISOString().slice(0, 10);
  const lines: Cell[][] = [
    [...table.columns.map(({ header }) => header), ...(columns.visual ? [columns.visual.heading] : [])],
  ];
  for await (const batch of table.rows())
    for (const { cells } of batch) {
      const index = lines.length;
      const line = table.columns.map((column) => cells[column.index] ?? null);
      const months = Number(line[indexOf.interval] ?? 12) || 12;
      const share = shareOfYear(line[indexOf.last] ?? null, index);
      const last = share === null ? '' : daysAgo(1 + Math.round((1 - share) * overdueUpTo * months * 30.4));
      line[indexOf.last] = last;
      if (indexOf.next >= 0)
        line[indexOf.next] = last && nextAuditDate(last, { interval: months, unit: 'MONTHLY' });
      if (columns.visual)
        line.push(line[hall] === columns.visual.neverIn ? '' : daysAgo(daysSinceVisual(index)));
      lines.push(line);
    }
  table.close();
  const directory = await mkdtemp(path.join(tmpdir(), 'demo-list-'));
  const copy = path.join(directory, `${path.parse(list).name}.csv`);
  await writeFile(copy, `\ufeff${Papa.unparse(lines, { delimiter: ';' })}`);
  return { path: copy, remove: () => rm(directory, { recursive: true }) };
}

// The oldest were inspected a twentieth of the interval too long ago.
const overdueUpTo = 1.05;
const neverInspectedEach = 150;

/** How far into its year the list's day of the last inspection falls, 0 to 1; null: the piece was never inspected. */
function shareOfYear(cell: Cell, index: number): number | null {
  if (index % neverInspectedEach === 0) return null;
  const text = String(cell ?? '');
  const found = /^(\d{1,2})\.(\d{1,2})\.\d{4}$/.exec(text);
  const [month, day] = found
    ? [Number(found[2]), Number(found[1])]
    : (/^\d{4}\D+(\d{1,2})\D+(\d{1,2})/.exec(text)?.slice(1).map(Number) ?? []);
  return month && day ? (month - 1 + day / 31) / 12 : (index % 97) / 97;
}

// Weekly ones: most of the last days, every fortieth forgotten.
const daysSinceVisual = (index: number): number => (index % 40 === 7 ? 10 + (index % 11) : index % 5);
