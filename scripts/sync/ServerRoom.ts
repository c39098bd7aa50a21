/** The server of a schedule, which may be killed. */
export interface ServerRoom {
  origin: () => string;
  /** Changes each time it dies. */
  lives: () => number;
  isDown: () => boolean;
  /** The so-manieth statement it sends to the database is the last thing it does. */
  dieAt: (statement: number, moment: 'before' | 'after') => Promise<void>;
  /** Brings the server up if it is down. */
  restart: () => Promise<void>;
}
