interface OpenedList {
  anchorEl?: unknown;
}

/** What the opened list of a select field stands in: a region named after the field, as everything that stands on a screen is in one. */
export function listRegion({ anchorEl }: OpenedList): Record<string, string> {
  const field = anchorEl instanceof Element ? anchorEl.querySelector('[role="combobox"]') : null;
  const [named, label] = [field?.getAttribute('aria-labelledby'), field?.getAttribute('aria-label')];
  if (named) return { role: 'region', 'aria-labelledby': named };
  return label ? { role: 'region', 'aria-label': label } : {};
}
