import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyWorkspace } from '../how-to-add/copy-workspace.ts';
import { MUTATIONS, type Mutation } from './mutations.ts';

/** Seeds after which a defect counts as unnoticed. */
const SEEDS_MAX = 200;
const FLAGS = ['--conditions=@roadstead/source', '--import', 'tsx'];

/** Words of the names of the defects to try; default: all. */
const [wanted = ''] = process.argv.slice(2);
const isWanted = ({ name }: Mutation): boolean => name.includes(wanted);

/** Breaks a copy of the sources in each of the places, and runs the simulation until it notices. */
const copy = copyWorkspace();
let unnoticed = 0;
try {
  for (const { name, file, find, replace } of MUTATIONS.filter(isWanted)) {
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8');
    if (text.split(find).length !== 2) throw new Error(`${file} does not contain once: ${find}`);
    writeFileSync(
      path,
      text.replace(find, () => replace),
    );
    process.stdout.write(`${name}: ${noticedBy()}\n`);
    writeFileSync(path, text);
  }
} finally {
  rmSync(copy, { recursive: true });
}
process.stdout.write(`${MUTATIONS.filter(isWanted).length} defects, ${unnoticed} unnoticed\n`);
process.exitCode = unnoticed > 0 ? 1 : 0;

/** @returns the first seed that notices, with the rule that it finds broken */
function noticedBy(): string {
  const script = ['test/simulation/run.ts', '--seeds', `1..${SEEDS_MAX}`, '--until-failed'];
  const { stdout, stderr } = spawnSync(process.execPath, [...FLAGS, ...script], {
    cwd: copy,
    encoding: 'utf8',
  });
  const found = /seed (\d+) failed:\n {2}(.{0,90})/.exec(stdout);
  if (found) return `seed ${found[1]}: ${found[2]}`;
  unnoticed++;
  if (stderr !== '') return `the simulation broke: ${stderr.slice(0, 500)}`;
  return `NOT NOTICED in ${SEEDS_MAX} seeds`;
}
