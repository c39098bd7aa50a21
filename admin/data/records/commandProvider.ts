import type { DataProvider, Identifier } from 'ra-core';

export interface CommandParams {
  id: Identifier;
  /** `POST /api/<resource>/<id>/<name>` */
  name: string;
  args?: Record<string, unknown>;
}

/** What our data provider does beyond react-admin's: named commands, answered by the row as it is afterwards. */
export interface CommandProvider extends DataProvider {
  command: (
    resource: string,
    params: CommandParams,
  ) => Promise<{ data: Readonly<Record<string, unknown>> & { id: string } }>;
}
