/** Record through which a file is read; requires the right to read the record. */
export interface FilePlace {
  resource: string;
  id: string | undefined;
}

export const fileAddress = ({ resource, id }: FilePlace, hash: string, size?: 'thumb'): string =>
  `/api/${resource}/${id}/files/${hash}${size ? `?size=${size}` : ''}`;
