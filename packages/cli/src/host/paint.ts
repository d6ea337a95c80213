import { styleText } from 'node:util';
import type { Host, TextOutput } from './host.ts';

export type Style = Parameters<typeof styleText>[0];

/** Returns a function that colours text for a terminal, unless the user has disabled colours (https://no-color.org). */
export function painter(
  host: Pick<Host, 'env'>,
  output: TextOutput,
): (style: Style, text: string) => string {
  const hasColors = output.isTTY === true && !host.env['NO_COLOR'] && host.env['TERM'] !== 'dumb';
  return (style, text) => (hasColors ? styleText(style, text, { validateStream: false }) : text);
}
