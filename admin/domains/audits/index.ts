export type { CheckpointActions } from './checkpoints/CheckpointRow';
export { limitTexts } from './checkpoints/limitTexts';
export { DeficiencyList } from './deficiencies/DeficiencyList';
export { EarlierDeficiencies } from './earlier/EarlierDeficiencies';
export { PhotoStrip } from './photos/PhotoStrip';
export { AuditSection } from './sections/AuditSection';
