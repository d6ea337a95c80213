/** Whether the place of a store is a PostgreSQL database, not a folder. */
export function isDatabase(data: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(data);
}
