/** Where a record's file is read; served only to those who may read the record. */
export interface FilePlace {
  resource: string;
  id: string | undefined;
}

export const fileAddress = ({ resource, id }: FilePlace, hash: string, size?: 'thumb'): string =>
  `/api/${resource}/${id}/files/${hash}${size ? `?size=${size}` : ''}`;
