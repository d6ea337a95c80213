import { failure, type Result } from '@roadstead/model';
import { parseConfigurations } from '@roadstead/recordings';
import type { EngineProblem } from './engine-protocol.ts';

type Configurations = ReturnType<typeof parseConfigurations>;
type OptionConfigurations = Result<
  Extract<Configurations, { readonly ok: true }>['value'],
  readonly EngineProblem[]
>;

/** Returns the problem of an option. */
export function optionProblem(detail: string): EngineProblem {
  return { file: undefined, line: undefined, detail };
}

/** Parses the configurations of the options. @param usual returns those of a run without any */
export function optionConfigurations(
  bodies: unknown,
  usual: () => Configurations,
): OptionConfigurations {
  const parsed = bodies === undefined ? usual() : parseConfigurations(bodies);
  if (parsed.ok) return parsed;
  return failure(
    parsed.error.map(({ pointer, detail }) =>
      optionProblem(pointer === '' ? detail : `${pointer}: ${detail}`),
    ),
  );
}
