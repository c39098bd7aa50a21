/** Data a template is previewed with; all but `report` are made up. */
export const previewData = ['sample', 'report', 'empty', 'longTexts', 'noPhotos', 'manyPhotos'] as const;
export type PreviewData = (typeof previewData)[number];
