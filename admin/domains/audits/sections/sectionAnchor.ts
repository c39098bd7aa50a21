export const sectionAnchor = (part: string): string => `section-${part}`;
