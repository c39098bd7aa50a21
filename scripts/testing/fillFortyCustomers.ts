import { connectDatabase } from '../../api/base/database/connectDatabase';
import { generateData } from '../bench/generateData';

export const manyPieces = 5000;
const customers = 40;

/** Fills an account with 5,000 racks of forty customers: a run of the data generator for each. */
export async function fillFortyCustomers(databaseUrl: string, companyName: string): Promise<void> {
  const db = connectDatabase(databaseUrl, { poolSize: 2 });
  try {
    const { id } = await db('instances').where({ companyName }).first('id');
    for (let filled = 0; filled < customers; filled += 1)
      await generateData(db, String(id), {
        ...{ branch: 'warehouse', language: 'de-DE', pieces: manyPieces / customers },
        ...{ years: 0, deficiencyShare: 0 },
      });
  } finally {
    await db.destroy();
  }
}
