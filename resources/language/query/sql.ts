/** SQL with its bindings. */
export interface Sql {
  sql: string;
  bindings: unknown[];
}
