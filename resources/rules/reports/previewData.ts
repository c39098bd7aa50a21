import { contextOfKind, type ReportKind } from './contexts/contexts';

/** Data a template is previewed with; all but `report` are made up. */
export const previewData = ['sample', 'report', 'empty', 'longTexts', 'noPhotos', 'manyPhotos'] as const;
export type PreviewData = (typeof previewData)[number];

/** Data by kind of document: reports alone have photos and may be shown with the data of a real one. */
export const previewDataFor = (kind: ReportKind): readonly PreviewData[] =>
  contextOfKind[kind] === 'report' ? previewData : ['sample', 'empty', 'longTexts'];
