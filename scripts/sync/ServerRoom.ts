/** The server of a schedule, which may be killed. */
export interface ServerRoom {
  origin: () => string;
  /** Changes each time it is killed. */
  lives: () => number;
  isDown: () => boolean;
  /** Kills the server at the given database statement, before or after it is executed. */
  dieAt: (statement: number, moment: 'before' | 'after') => Promise<void>;
  /** Restarts the server if it is down. */
  restart: () => Promise<void>;
}
