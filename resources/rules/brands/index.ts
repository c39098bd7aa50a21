export type { Brand } from './brand';
