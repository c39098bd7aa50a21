export { BayNames } from './BayNames';
export { PositionField } from './PositionField';
export { RackFront, type RackMark } from './RackFront';
export { usePositionWords } from './usePositionWords';
export { useRack } from './useRack';
export { useRackGrid } from './useRackGrid';
