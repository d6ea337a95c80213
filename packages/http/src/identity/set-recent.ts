import { COUNTED_MAX } from '../limits.ts';

/** Sets an entry and makes it the last one of the map, so that the first one is the least recently used; over `COUNTED_MAX` that one is dropped. */
export function setRecent<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  if (map.size <= COUNTED_MAX) return;
  for (const oldest of map.keys()) {
    map.delete(oldest);
    return;
  }
}
