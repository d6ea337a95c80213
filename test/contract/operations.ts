import type { World } from './world.ts';

/** What the OpenAPI document says of an operation's answers: by status, the media types; none where there is no body. */
type Answers = Readonly<Record<string, readonly string[]>>;

interface Described {
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, object>> }>
  >;
}

/** The operations of the OpenAPI document, by `keyOf` them. */
export async function documentedOperations(world: World): Promise<ReadonlyMap<string, Answers>> {
  const { body } = await world.ask('GET /openapi.json', { as: null });
  const { paths } = body as {
    paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  };
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]): [string, Answers] => [
        keyOf(`${method.toUpperCase()} ${path}`),
        Object.fromEntries(
          Object.entries(responses).map(([status, { content = {} }]) => [
            status,
            Object.keys(content),
          ]),
        ),
      ]),
    ),
  );
}

/** A placeholder is known by its place: at one OpenAPI wants one name, where the specification has two. */
export function keyOf(operation: string): string {
  return operation.replace(/\{\w+\}/g, '{}');
}
