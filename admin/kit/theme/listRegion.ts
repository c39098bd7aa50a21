interface OpenedList {
  anchorEl?: unknown;
}

/** Wraps the open list of a select in a region named after the field: axe requires all content to be in a landmark. */
export function listRegion({ anchorEl }: OpenedList): Record<string, string> {
  const field = anchorEl instanceof Element ? anchorEl.querySelector('[role="combobox"]') : null;
  const [named, label] = [field?.getAttribute('aria-labelledby'), field?.getAttribute('aria-label')];
  if (named) return { role: 'region', 'aria-labelledby': named };
  return label ? { role: 'region', 'aria-label': label } : {};
}
