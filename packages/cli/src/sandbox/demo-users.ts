import type { Role } from '@roadstead/model';

/** Who uses the sandbox. Everybody knows these passwords, so they are here alone, where a service lives in memory on loopback. */
export interface SandboxUser {
  readonly name: string;
  readonly password: string;
  readonly roles: readonly Role[];
}

export const ADMIN: SandboxUser = {
  name: 'admin',
  password: 'admin-password',
  roles: ['administrator'],
};
/** Owns what is in the sandbox from the start. */
export const DEMO: SandboxUser = { name: 'demo', password: 'demo-password', roles: [] };
export const DEMO_KEY = 'demo-key-0123456789';
