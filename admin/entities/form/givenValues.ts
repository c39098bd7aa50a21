import type { AnyEntity } from '@plumbline/resources/language/defineEntity';

/** Values that an address brings to an empty form (see `prefilledCreatePath`); what is no field of the entity is dropped. */
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
    // An address cut short in a mail: the form is empty then.
    return {};
  }
}
