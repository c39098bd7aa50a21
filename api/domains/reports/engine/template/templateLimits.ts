import type { SaxesTagNS } from 'saxes';
import { fail } from '../../../../base/errors/errors';

const mega = 1024 * 1024;

/** Many times what real templates need; beyond them reading would cost more than anybody should get for one upload. */
export const templateLimits = {
  packed: 20 * mega,
  unpacked: 120 * mega,
  /** All that is read as XML. */
  xml: 40 * mega,
  parts: 2_000,
  /** Unpacked to packed, of a part above a megabyte: text packs to a tenth, tables to a hundredth. */
  ratio: 250,
  depth: 200,
  elements: 1_500_000,
  attributesOfElement: 200,
  attributeLength: mega,
  tags: 5_000,
  tagLength: 1_000,
  /** What Carbone has made of a part. */
  filled: 400 * mega,
  /** Dots of one picture. */
  dots: 60_000_000,
  problems: 100,
} as const;

/** What is left of the limits while the parts of one document are read. */
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
