import { version } from '../../host/version.ts';

/** The headers by which a provider knows its clients; Digitraffic asks for one of its own. */
export function identifyingHeaders(url: string): Readonly<Record<string, string>> {
  const name = `roadstead/${version()}`;
  const isDigitraffic = /(?:^|\.)digitraffic\.fi$/.test(new URL(url).hostname);
  return { 'User-Agent': name, ...(isDigitraffic && { 'Digitraffic-User': name }) };
}
