import type { Knex } from 'knex';

// Rows from before these fields had a value from the start.
const starts: Readonly<Record<string, number>> = {
  openMeasures: 0,
  isLocked: 0,
  isScrapped: 0,
  isTraceable: 1,
  isArchived: 0,
};

export async function up(db: Knex): Promise<void> {
  for (const [column, value] of Object.entries(starts))
    await db('equipments')
      .whereNull(column)
      .update({ [column]: value });
}

export async function down(): Promise<void> {}
