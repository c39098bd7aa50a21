import type { Language } from '@plumbline/resources/language/languages';
import de from './de-DE.json';
import en from './en-EN.json';
import hu from './hu-HU.json';
import pl from './pl-PL.json';

export interface SampleKind {
  prefix: string;
  qrCode: string;
  manufacturer: string;
  serialNumber: string;
  yearOfProduction: string;
  category: string;
  product: string;
  regulation: string;
  captions: string[];
  parts: { name: string; checkpoints: SampleCheckpoint[] }[];
  deficiencies: {
    /** `index` of its checkpoint. */
    point: number;
    danger: string;
    description: string;
    measure: string;
    responsible: string;
    component: string;
  }[];
}

interface SampleCheckpoint {
  index: number;
  name: string;
  kind: 'okay' | 'yes' | 'number';
  value?: string;
  /** Measured value without a deficiency; `value` is the one with it. */
  okayValue?: string;
  unit?: string;
}

type SampleWords = Omit<typeof en, 'kinds'> & { kinds: SampleKind[] };

// JSON imports widen the checkpoint kinds to `string`; the files use only the three kinds above.
export const sampleWords = { 'pl-PL': pl, 'de-DE': de, 'en-EN': en, 'hu-HU': hu } as Record<
  Language,
  unknown
> as Record<Language, SampleWords>;
