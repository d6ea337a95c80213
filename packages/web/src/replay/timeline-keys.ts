import { nextInstant, type Player, previousInstant, seek, toggle } from './player.ts';

type Action = (player: Player, firedMs: readonly number[]) => Player;

const MINUTE_MS = 60_000;
/** Of the whole period, for Page Up and Page Down. */
const PAGE_PART = 0.1;

const moveBy =
  (ms: number): Action =>
  (player) =>
    seek(player, player.timeMs + ms);
const moveByPart =
  (part: number): Action =>
  (player) =>
    seek(player, player.timeMs + part * (player.endMs - player.beginMs));

const ACTIONS: Readonly<Record<string, Action>> = {
  ' ': toggle,
  ArrowLeft: moveBy(-MINUTE_MS),
  ArrowRight: moveBy(MINUTE_MS),
  ArrowDown: moveBy(-10 * MINUTE_MS),
  ArrowUp: moveBy(10 * MINUTE_MS),
  PageDown: moveByPart(-PAGE_PART),
  PageUp: moveByPart(PAGE_PART),
  Home: (player) => seek(player, player.beginMs),
  End: (player) => seek(player, player.endMs),
  n: (player, firedMs) => seek(player, nextInstant(player, firedMs) ?? player.timeMs),
  p: (player, firedMs) => seek(player, previousInstant(player, firedMs) ?? player.timeMs),
};

/**
 * Returns the action of a key while the bar has the focus, or nothing has it. Elements that use a key themselves do so: buttons the space
 * bar, lists and text fields all, and arrows pan the map while that has the focus.
 */
export function actionOf(event: KeyboardEvent, bar: HTMLElement): Action | undefined {
  const { target, key } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || !(target instanceof HTMLElement)) return;
  if (target !== document.body && !bar.contains(target)) return;
  if (target.matches('select, input:not([type="range"])')) return;
  if (key === ' ' && target.matches('button')) return;
  return ACTIONS[key];
}
