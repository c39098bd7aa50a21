import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { writeDemoList } from './writeDemoList';

const today = new Date('2027-03-09T12:00:00.000Z');
const ago = (day: string) => Math.round((Date.parse('2027-03-09') - Date.parse(day)) / 86_400_000);

it('dates the inspections of a list for the day of seeding: some overdue, one hall never looked at', async () => {
  const list = await writeDemoList(
    path.join(import.meta.dirname, 'lists/allvanyok.csv'),
    {
      last: 'Utolsó felülvizsgálat',
      next: 'Következő felülvizsgálat',
      hall: 'Telephely',
      visual: { heading: 'Utolsó szemrevételezés', neverIn: 'Győri raktár' },
    },
    today,
  );
  const { data } = Papa.parse<Record<string, string>>((await readFile(list.path, 'utf8')).slice(1), {
    header: true,
  });
  await list.remove();
  expect(data).toHaveLength(60);
  const visual = data.map((row) => [row.Telephely, row['Utolsó szemrevételezés'] ?? ''] as const);
  expect(visual.filter(([, day]) => day === '').map(([hall]) => hall)).toEqual(
    Array(13).fill('Győri raktár'),
  );
  const days = visual.flatMap(([, day]) => (day ? [ago(day)] : []));
  expect(days.every((one) => one >= 0 && one <= 20)).toBe(true);
  expect(days.filter((one) => one > 7)).toHaveLength(1);
  const experts = data.map((row) => ago(row['Utolsó felülvizsgálat'] ?? ''));
  expect(Math.min(...experts)).toBeGreaterThan(0);
  expect(Math.max(...experts)).toBeLessThan(390);
  expect(experts.filter((one) => one > 365).length).toBeLessThanOrEqual(4);
});
