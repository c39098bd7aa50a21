import type { LabelContent, LabelLine } from '@plumbline/resources/rules/labels/index';
import { publicPath } from '@plumbline/resources/rules/publicPages/publicSwitches';
import { type RaRecord, useGetOne, useTranslate } from 'react-admin';
import { useFormat } from '../../data/words/useFormat';

/** Content of the preview label with these lines. */
export type Sample = (lines: readonly LabelLine[]) => LabelContent;

/** A label with the data of one equipment; placeholders where it is not loaded. */
export function useSample(piece: string | undefined): Sample {
  const translate = useTranslate();
  const format = useFormat();
  const { data } = useGetOne<RaRecord<string>>(
    'equipments',
    { id: piece ?? '' },
    { enabled: piece !== undefined },
  );
  const nameOf = (resource: 'products' | 'locations', id: unknown) => ({ resource, id: String(id ?? '') });
  const product = useGetOne<RaRecord<string>>('products', nameOf('products', data?.product), {
    enabled: Boolean(data?.product),
  }).data;
  const location = useGetOne<RaRecord<string>>('locations', nameOf('locations', data?.location), {
    enabled: Boolean(data?.location),
  }).data;
  const code = String(data?.qrCode || data?.identNumber || 'ABC-0001');
  const day = format.date(String(data?.nextAuditDate ?? '2027-03-02'));
  const texts: Record<LabelLine, string> = {
    number: String(data?.identNumber ?? 'R-001'),
    name: String(product?.name ?? translate('labels.line.name')),
    place: [location?.name ?? translate('labels.line.place'), data?.place].filter(Boolean).join(' · '),
    nextInspection: translate('labels.nextInspection', { day }),
    logo: '',
  };
  return (lines) => ({
    address: data && !data.qrCode ? code : `${window.location.origin}${publicPath(code)}`,
    code,
    lines: lines.flatMap((line) => texts[line] || []),
    hasLogo: lines.includes('logo'),
  });
}
