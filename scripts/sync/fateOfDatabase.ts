import type { Knex } from 'knex';

/** When and how the server dies, counted in the statements it sends to the database. */
export interface Fate {
  /**
   * The so-manieth statement from the next command on that it applies is the last thing it does; `after`: the database has
   * still carried it out.
   */
  dieAt(statement: number, moment: 'before' | 'after'): void;
  isDead(): boolean;
  /** How often it has died: an answer from an earlier life never arrives. */
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
 * Lets a server die between any two statements: its connections break as those of a killed process do, so that the
 * database rolls back what was not committed. knex has no door for that, hence the inner method of its dialect.
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
    // The prototype is shared with pools that are not the server's, such as the test's own.
    if (this.config !== db.client.config) return original.call(this, connection, statement);
    if (isDead) die(connection);
    if (due) due.isCounting ||= claimsCommand(statement);
    if (due?.isCounting) due.left -= 1;
    const end = due && due.left <= 0 ? due : null;
    if (end?.moment === 'before') die(connection);
    const mine = age;
    const answer = await original.call(this, connection, statement);
    // What was under way when the server died has died with it, even if a new one is there by now.
    if (mine !== age) breakOff(connection);
    // A restart in the meantime has called this death off.
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

/** What the transaction of each command begins with. */
const claimsCommand = (statement: Statement | string): boolean =>
  (typeof statement === 'string' ? statement : (statement.sql ?? '')).includes('into `receipts`');
