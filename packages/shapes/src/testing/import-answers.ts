import type { Answer } from '@roadstead/model';
import { importShape } from '../import-shape.ts';
import type { PlaceAndDescription } from '../parse-feature.ts';
import { unzipPlainly } from './unzip-plainly.ts';

/** What comes in; an Error where nothing does. */
export async function imported(type: string, body: string): Promise<PlaceAndDescription> {
  const answer = await importAnswer(type, body);
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
}

/** Why nothing comes in, in short: the word, then where and what. */
export async function refused(type: string, body: string): Promise<string> {
  const answer = await importAnswer(type, body);
  if (answer.ok) return 'taken';
  const { word, detail, problems } = answer.failure;
  const told = problems?.map((problem) => `${problem.pointer} ${problem.detail}`) ?? [detail];
  return `${word}: ${told.join(' ').trim()}`;
}

function importAnswer(type: string, body: string): Promise<Answer<PlaceAndDescription>> {
  return importShape(type, body, unzipPlainly());
}
