import type { Knex } from 'knex';

/** When and how the server is killed, counted in its database statements. */
export interface Fate {
  /**
   * Kills the server at the given statement, counted from the next command it applies; `after`: the database has
   * executed that statement.
   */
  dieAt(statement: number, moment: 'before' | 'after'): void;
  isDead(): boolean;
  /** How often it was killed: a response from before never arrives. */
  lives(): number;
  revive(): void;
}

interface Connection {
  destroy(): void;
}
interface Statement {
  sql?: string;
}
interface Dialect {
  config: unknown;
  _query(connection: Connection, statement: Statement | string): Promise<unknown>;
}

/**
 * Lets a server die between any two statements: its connections break like those of a killed process, so that the
 * database rolls back uncommitted work. knex has no public hook for this, hence the dialect's internal method.
 */
export function fateOfDatabase(db: Knex): Fate {
  // Transactions run on copies of the client, which share its prototype.
  const dialect = Object.getPrototypeOf(db.client) as Dialect; // knex keeps `_query` out of its types
  const original = dialect._query;
  let due: { left: number; moment: 'before' | 'after'; isCounting: boolean } | null = null;
  let isDead = false;
  let lives = 0;
  let age = 0;

  function die(connection: Connection): never {
    if (!isDead) {
      isDead = true;
      lives += 1;
      due = null;
    }
    return breakOff(connection);
  }

  function breakOff(connection: Connection): never {
    connection.destroy();
    throw new Error('The server was killed.');
  }

  dialect._query = async function dying(connection, statement) {
    // The prototype is shared with other pools, such as the test's own.
    if (this.config !== db.client.config) return original.call(this, connection, statement);
    if (isDead) die(connection);
    if (due) due.isCounting ||= claimsCommand(statement);
    if (due?.isCounting) due.left -= 1;
    const end = due && due.left <= 0 ? due : null;
    if (end?.moment === 'before') die(connection);
    const mine = age;
    const answer = await original.call(this, connection, statement);
    // A statement under way when the server died fails, even if a new server runs by now.
    if (mine !== age) breakOff(connection);
    // A restart meanwhile cancels this death.
    if (isDead || (end && end === due)) die(connection);
    return answer;
  };

  return {
    dieAt(statement, moment) {
      due = { left: statement, moment, isCounting: false };
    },
    isDead: () => isDead,
    lives: () => lives,
    revive() {
      if (isDead) age += 1;
      isDead = false;
      due = null;
    },
  };
}

/** The first statement of each command's transaction. */
const claimsCommand = (statement: Statement | string): boolean =>
  (typeof statement === 'string' ? statement : (statement.sql ?? '')).includes('into `receipts`');
