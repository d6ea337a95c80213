import type { Place } from './check.ts';
import { CHECKS } from './checks.ts';
import { disconnectionCheck } from './disconnection-check.ts';
import { sessionCheck } from './session-check.ts';

/** Functions of the test's process, as the page has them. */
type Bridge = Pick<Place, 'advance' | 'breakingStream' | 'brokenConnections'>;

/** Runs a check in the page. @returns its error; null if it holds */
async function runCheck(name: string): Promise<string | null> {
  const page = globalThis as unknown as Bridge & { readonly origin: string };
  const { origin, advance, breakingStream, brokenConnections } = page;
  const check =
    name === 'session' ? sessionCheck : (CHECKS[name] ?? disconnectionCheck(Number(name)));
  try {
    await check({ baseUrl: origin, advance, breakingStream, brokenConnections });
    return null;
  } catch (error) {
    return error instanceof Error ? `${error.message}\n${error.stack}` : String(error);
  }
}

Object.assign(globalThis, { runCheck });
