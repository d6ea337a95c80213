import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export const LICENSES_FILE = 'licenses.md';

/** The folder of an npm package in the path of one of its modules. */
const PACKAGE = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const LICENSE = /^licen[cs]e/i;

/**
 * Writes the licences of all bundled libraries beside a page: MIT, BSD and ISC ask for it. Vite's own option leaves out the workers.
 * @returns the plugins of the page, and of its workers
 */
export function licenses(): { readonly ofPage: Plugin; readonly ofWorkers: Plugin } {
  /** Folders by the names of their packages. */
  const bundled = new Map<string, string>();
  const collect = (id: string): void => {
    const [folder, name] = PACKAGE.exec(id.replace(/^\0/, '').replaceAll('\\', '/')) ?? [];
    if (folder && name) bundled.set(name, folder);
  };
  return {
    ofWorkers: { name: 'licenses-of-workers', load: collect },
    ofPage: {
      name: 'licenses',
      enforce: 'pre',
      load: collect,
      generateBundle() {
        const texts = [...bundled]
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([name, folder]) => licenseText(name, folder));
        this.emitFile({
          ...{ type: 'asset', fileName: LICENSES_FILE },
          source: `# Licences of the bundled libraries\n\n${texts.join('\n')}`,
        });
      },
    },
  };
}

function licenseText(name: string, folder: string): string {
  const { version, license } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8')) as {
    readonly version: string;
    readonly license: string;
  };
  const file = readdirSync(folder).find((each) => LICENSE.test(each));
  const text = file === undefined ? '' : `\n${readFileSync(folder + file, 'utf8').trim()}\n`;
  return `## ${name} ${version} (${license})\n${text}`;
}
