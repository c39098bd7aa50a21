import { isImage } from '../../data/files/accepted';
import { FileLink } from '../../data/files/FileLink';
import { SecureImage } from '../../data/files/SecureImage';
import type { CellProps } from './cellProps';

export function FileCell({ entity, value, record, place }: CellProps<'file'>) {
  const where = { resource: entity.name, id: String(record.id) };
  if (!isImage(value.mimeType)) return <FileLink place={where} file={value} />;
  return <SecureImage place={where} file={value} size={place === 'row' ? 36 : 132} fit="contain" />;
}
