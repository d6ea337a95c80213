import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { nodeStreamHost } from '@roadstead/http/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ContractService, startContractService } from '../contract/contract-service.ts';
import { readDocument } from '../contract/operations.ts';
import { npm } from '../packages/installed.ts';
import { ROOT } from '../workspace.ts';

const exec = promisify(execFile);

const TSCONFIG = {
  compilerOptions: {
    ...{ target: 'es2022', module: 'esnext', moduleResolution: 'bundler', strict: true },
    ...{
      noEmit: true,
      allowImportingTsExtensions: true,
      skipLibCheck: false,
      lib: ['es2022', 'dom', 'dom.iterable'],
      types: [],
    },
  },
};

/** Arguments of each generator, and a program that uses what it has generated in `client`. */
const GENERATORS: Readonly<Record<string, readonly [args: readonly string[], use: string]>> = {
  'openapi-typescript': [
    ['openapi.json', '--output', 'client/index.ts'],
    `import type { components, operations } from './client/index.ts';
     type Schemas = components['schemas'];
     const body: Schemas['ConfigurationBody'] = CONFIGURATION;
     const area: Schemas['Polygon'] = AREA;
     type Current = operations['listCurrentEvents']['responses'];
     const text = (page: Current[200]['content']['application/json']): string | undefined =>
       page.items[0]?.s2s_pair.first.deactivation_position?.type;
     const detail = (problem: Current[422]['content']['application/problem+json']): string => problem.detail;
     type Message = operations['streamEvents']['responses'][200]['content']['text/event-stream'];
     const cursor = (message: Message): string | null => (message.type === 'end' ? null : message.cursor);
     export { area, body, cursor, detail, text };`,
  ],
  'openapi-ts': [
    ['--input', 'openapi.json', '--output', 'client', '--client', '@hey-api/client-fetch'],
    `import { createConfiguration, listCurrentEvents, type Polygon } from './client/index.ts';
     const area: Polygon = AREA;
     const { data, error } = await createConfiguration({ body: CONFIGURATION });
     const page = await listCurrentEvents({ query: { size: 1 }, throwOnError: true });
     const type: 'Point' | undefined = page.data.items[0]?.s2s_pair.first.fired_position.type;
     export const found = [area, data?.uuid, error?.detail, type];`,
  ],
  orval: [
    ['--input', 'openapi.json', '--output', 'client/index.ts', '--client', 'fetch'],
    `import { createConfiguration, listCurrentEvents, type Polygon } from './client/index.ts';
     const area: Polygon = AREA;
     const created = await createConfiguration(CONFIGURATION);
     const page = await listCurrentEvents({ size: 1 });
     const type = page.status === 200 ? page.data.items[0]?.s2s_pair.first.fired_position.type : page.data?.detail;
     export const found = [area, created.status === 201 && created.data.uuid, type];`,
  ],
};

const RING = '[[5, 54], [7, 54], [7, 55], [5, 54]]';
const VALUES: Readonly<Record<string, string>> = {
  AREA: `{ type: 'Polygon', coordinates: [${RING}] }`,
  // Without the fields that have a default.
  CONFIGURATION: `{ name: 'North Sea', preset: 'transfer', geometry: { type: 'Polygon', coordinates: [${RING}] } }`,
};

let api: ContractService;
let folder: string;
beforeAll(async () => {
  api = await startContractService({ streams: nodeStreamHost() });
  folder = mkdtempSync(join(tmpdir(), 'roadstead-generators-'));
  for (const file of ['package.json', 'package-lock.json']) {
    copyFileSync(join(ROOT, 'test/generators', file), join(folder, file));
  }
  await npm(folder, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline');
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(await readDocument(api)));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

for (const [name, [args, use]] of Object.entries(GENERATORS)) {
  it(`${name} generates a client that compiles, and can be used`, async () => {
    rmSync(join(folder, 'client'), { recursive: true, force: true });
    await exec(join(folder, 'node_modules/.bin', name), args, { cwd: folder });
    const program = use.replace(/\b(?:AREA|CONFIGURATION)\b/g, (value) => VALUES[value] ?? value);
    writeFileSync(join(folder, 'use.ts'), program);
    const compiler = join(folder, 'node_modules/.bin/tsc');
    const compiled = await exec(compiler, ['-p', folder], { cwd: folder }).catch((error) => error);
    expect(compiled.stdout).toBe('');
  });
}
