import type { Knex } from 'knex';
import type { Row } from '../../entities/rowMapper';

export type AccountProblem = 'NOT_FOUND' | 'NOT_A_TEST_ACCOUNT' | 'ACCOUNT_TERMINATED' | 'HOLDS_NO_EQUIPMENT';

export interface FilledAccount {
  id: string;
  companyName: string;
  instanceType: 'COMPANY' | 'AUDITOR';
  orangeEscalationDays: number | null;
}

/**
 * The account to fill or empty, or why it is refused: only test accounts that hold equipment and are not terminated.
 */
export async function readAccount(
  db: Knex | Knex.Transaction,
  id: string,
): Promise<{ account: FilledAccount } | { problem: AccountProblem }> {
  const row: Row | undefined = await db('instances')
    .where({ id, deletedAt: null })
    .first('id', 'companyName', 'instanceType', 'isTestInstance', 'hasResigned', 'orangeEscalationDays');
  if (!row) return { problem: 'NOT_FOUND' };
  if (Number(row.isTestInstance ?? 0) !== 1) return { problem: 'NOT_A_TEST_ACCOUNT' };
  if (Number(row.hasResigned ?? 0) === 1) return { problem: 'ACCOUNT_TERMINATED' };
  const { instanceType } = row;
  if (instanceType !== 'COMPANY' && instanceType !== 'AUDITOR') return { problem: 'HOLDS_NO_EQUIPMENT' };
  return {
    account: {
      id,
      companyName: String(row.companyName),
      instanceType,
      orangeEscalationDays: row.orangeEscalationDays === null ? null : Number(row.orangeEscalationDays),
    },
  };
}
