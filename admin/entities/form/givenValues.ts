import type { AnyEntity } from '@plumbline/resources/language/defineEntity';

/** Initial values of a new form from the address (see `prefilledCreatePath`); unknown fields are ignored. */
export function givenValues(entity: AnyEntity, search: string): Record<string, unknown> {
  const text = new URLSearchParams(search).get('given');
  if (!text) return {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null) return {};
    return Object.fromEntries(
      Object.entries(parsed).filter(([name]) => name in entity.fields && !entity.fields[name]?.readOnly),
    );
  } catch {
    // An address truncated in a mail gives an empty form.
    return {};
  }
}
