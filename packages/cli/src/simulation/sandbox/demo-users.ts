import type { Role } from '@roadstead/model';

/**
 * A user of the sandbox. The passwords are public; only the sandbox uses them, whose service is in memory and on
 * loopback.
 */
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
/** The owner of the objects that the sandbox starts with. */
export const DEMO: SandboxUser = { name: 'demo', password: 'demo-password', roles: [] };
export const DEMO_KEY = 'demo-key-0123456789';
