import type { Result } from '@roadstead/model';
import { importShape } from '../import-shape.ts';
import type { PlaceAndDescription } from '../parse-feature.ts';
import { unzipStored } from './unzip-stored.ts';

/** Returns the content of an imported file. @throws Error if the import fails */
export async function imported(type: string, body: string): Promise<PlaceAndDescription> {
  const result = await importWith(type, body);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** Returns `imported`, or the error in short: `code: pointer detail …`. */
export async function importOutcome(type: string, body: string): Promise<string> {
  const result = await importWith(type, body);
  if (result.ok) return 'imported';
  const { code, detail, problems } = result.error;
  const texts = problems?.map((problem) => `${problem.pointer} ${problem.detail}`) ?? [detail];
  return `${code}: ${texts.join(' ').trim()}`;
}

function importWith(type: string, body: string): Promise<Result<PlaceAndDescription>> {
  return importShape(type, body, unzipStored());
}
