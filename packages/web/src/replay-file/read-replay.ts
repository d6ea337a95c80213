import { decodeReplay, type ReplayData } from '@roadstead/recordings';

/** Returns the replay that a page has in it, base64 of gzip. @throws Error for a page without one, or a file that was cut off */
export async function readReplay(text: string): Promise<ReplayData> {
  if (text.trim() === '') throw new Error('This page contains no replay.');
  const bytes = Uint8Array.from(atob(text.trim()), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  const decoded = decodeReplay(new Uint8Array(await new Response(stream).arrayBuffer()));
  if (!decoded.ok) throw new Error(decoded.error);
  return decoded.value;
}
