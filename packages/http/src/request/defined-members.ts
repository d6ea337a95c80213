/** Values that are left out instead of undefined (`exactOptionalPropertyTypes`). */
export type Defined<Values> = { readonly [Name in keyof Values]?: NonNullable<Values[Name]> };

/** Leaves out the members that are undefined or null. */
export function definedMembers<Values extends object>(values: Values): Defined<Values> {
  const defined = Object.entries(values).filter(([, value]) => (value ?? null) !== null);
  return Object.fromEntries(defined) as Defined<Values>;
}
