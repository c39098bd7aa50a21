import type { DataProvider, Identifier } from 'ra-core';

export interface CommandParams {
  id: Identifier;
  /** `POST /api/<resource>/<id>/<name>` */
  name: string;
  args?: Record<string, unknown>;
}

/** Extends react-admin's data provider by named commands, which return the row afterwards. */
export interface CommandProvider extends DataProvider {
  command: (
    resource: string,
    params: CommandParams,
  ) => Promise<{ data: Readonly<Record<string, unknown>> & { id: string } }>;
}
