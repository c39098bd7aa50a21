export { marksSvg } from './marksSvg';
export { notesOf } from './notesOf';
