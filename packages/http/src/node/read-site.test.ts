import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSite } from './read-site.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roadstead-site-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('reads the files of a folder by their path', async () => {
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), 'page');
  await writeFile(join(folder, 'assets', 'a.png'), 'picture');
  for (const name of [folder, `${folder}/`]) {
    const site = await readSite(name);
    expect([...site.keys()]).toEqual(['assets/a.png', 'index.html']);
    const page = site.get('index.html')!;
    expect(page.mediaType).toBe('text/html; charset=utf-8');
    expect(gunzipSync(await page.gzip!()).toString()).toBe('page');
    expect(site.get('assets/a.png')!.gzip).toBeUndefined();
  }
});

it('rejects a file of an unknown type, and a folder that is not there', async () => {
  await writeFile(join(folder, 'notes.doc'), '');
  await expect(readSite(folder)).rejects.toThrow('The type of the file notes.doc is unknown.');
  await expect(readSite(join(folder, 'none'))).rejects.toThrow('ENOENT');
});
