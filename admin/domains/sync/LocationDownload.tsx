import { intlTag } from '@plumbline/resources/language/languages';
import type { RaRecord } from 'react-admin';
import { useLocalList } from '../../data/offline/useLocalList';
import { useFormat } from '../../data/words/useFormat';
import { DownloadButton } from './DownloadButton';
import { locationTree } from './screen/locationTree';

/** Download state of a location and all locations below it, on its own screen. */
export function LocationDownload({ record }: { record: RaRecord<string> }) {
  const { records, isLoading } = useLocalList('locations');
  const { language } = useFormat();
  if (isLoading) return null;
  const nodes = locationTree(records, new Intl.Collator(intlTag(language), { numeric: true }).compare);
  return <DownloadButton locations={nodes.find(({ id }) => id === record.id)?.branch ?? [record.id]} />;
}
