export type { KnownPort } from './known-port.ts';
