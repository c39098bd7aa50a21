import type { SaxesTagNS } from 'saxes';
import { fail } from '../../../../base/errors/errors';

const mega = 1024 * 1024;

/** Bounds the cost of one upload, far above real templates; `packed`, `unpacked` and `xml` are bytes. */
export const templateLimits = {
  packed: 20 * mega,
  unpacked: 120 * mega,
  /** All parts read as XML. */
  xml: 40 * mega,
  parts: 2_000,
  /** Compression ratio of a part above a megabyte: text reaches 10, tables 100. */
  ratio: 250,
  depth: 200,
  elements: 1_500_000,
  attributesOfElement: 200,
  attributeLength: mega,
  tags: 5_000,
  tagLength: 1_000,
  /** Characters of a part after Carbone filled it. */
  filled: 400 * mega,
  /** Pixels of one picture. */
  dots: 60_000_000,
  problems: 100,
} as const;

/** Remaining limits while the parts of a document are read. */
export interface PartBudget {
  part: string;
  elements: number;
}

export function spendElement(budget: PartBudget, depth: number, { attributes }: SaxesTagNS): void {
  budget.elements -= 1;
  if (budget.elements < 0) tooLarge(budget, 'elements', templateLimits.elements);
  if (depth >= templateLimits.depth) tooLarge(budget, 'depth', templateLimits.depth);
  let count = 0;
  for (const key in attributes) {
    count += 1;
    if ((attributes[key]?.value.length ?? 0) > templateLimits.attributeLength)
      tooLarge(budget, 'attribute', templateLimits.attributeLength);
  }
  if (count > templateLimits.attributesOfElement)
    tooLarge(budget, 'attributes', templateLimits.attributesOfElement);
}

function tooLarge({ part }: PartBudget, what: string, limit: number): never {
  return fail('TEMPLATE_TOO_LARGE', { part, found: what, limit });
}
