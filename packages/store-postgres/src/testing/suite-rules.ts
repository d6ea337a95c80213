import { type CopyableStore, createMemoryStore } from '@roadstead/contracts';
import {
  copyRules,
  durableCopyRules,
  durableRules,
  sharedRules,
  storeRules,
} from '@roadstead/contracts/store-suite';

/** A conformance test of a store in a schema. */
interface SchemaRule {
  readonly name: string;
  readonly check: () => Promise<void>;
}

/** Returns the conformance tests of stores and of copies from and to stores in memory, each in schemas of its own. */
export function suiteRules(
  open: (schema: string) => Promise<CopyableStore>,
): readonly SchemaRule[] {
  let schemas = 0;
  const newSchema = () => `suite_${schemas++}`;
  const openNew = () => open(newSchema());
  const openMemory = async () => createMemoryStore();
  const openAgain = () => {
    const schema = newSchema();
    return () => open(schema);
  };
  return [
    ...storeRules.map(({ name, check }) => ({ name, check: () => check(openNew) })),
    ...copyRules.flatMap(({ name, check }) => [
      { name: `a copy of a store in memory: ${name}`, check: () => check(openMemory, openNew) },
      { name: `a copy in memory: ${name}`, check: () => check(openNew, openMemory) },
    ]),
    ...durableCopyRules.map(({ name, check }) => ({
      name: `a copy: ${name}`,
      check: () => check(openMemory, openAgain()),
    })),
    ...[...durableRules, ...sharedRules].map(({ name, check }) => ({
      name,
      check: () => check(openAgain()),
    })),
  ];
}

/** Whether a test of random operations has another seed than the first: many of them take half a minute. */
export function hasLaterSeed({ name }: SchemaRule): boolean {
  return /, seed (?!1$)/.test(name);
}
