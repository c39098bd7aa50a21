export type { CommandDocs } from './commandDocs';
