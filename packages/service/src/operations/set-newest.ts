/** Sets an entry of a map as its newest, and removes the oldest one if there are then more than so many. */
export function setNewest<Key, Value>(
  map: Map<Key, Value>,
  key: Key,
  value: Value,
  countMax: number,
): void {
  map.delete(key);
  map.set(key, value);
  // The first of a map is the oldest.
  const [oldest] = map.keys();
  if (map.size > countMax && oldest !== undefined) map.delete(oldest);
}
