import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { LICENSES_FILE } from './licenses-plugin.ts';

const require = createRequire(import.meta.url);
const SUFFIX = '?url';
/** Land and the worker of the map: compressed, the file is 2.8 MB instead of 6. */
const COMPRESSED = /^(world-atlas\/.*\.json|maplibre-gl\/.*\.mjs)\?url$/;
const TYPES: Readonly<Record<string, string>> = {
  json: 'application/json',
  mjs: 'text/javascript',
};

/** Puts large assets into the script as gzip, with addresses of `blob:` once the page has unpacked them. */
export function compressedAssets(): Plugin {
  return {
    name: 'compressed-assets',
    enforce: 'pre',
    resolveId(id) {
      if (COMPRESSED.test(id)) return `\0${id}`;
      return undefined;
    },
    load(id) {
      if (!id.startsWith('\0') || !COMPRESSED.test(id.slice(1))) return undefined;
      const name = id.slice(1, -SUFFIX.length);
      const packed = gzipSync(readFileSync(require.resolve(name)), { level: 9 });
      const type = TYPES[name.slice(name.lastIndexOf('.') + 1)];
      return `
const bytes = Uint8Array.from(atob('${packed.toString('base64')}'), (each) => each.charCodeAt(0));
const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
const content = await new Response(stream).arrayBuffer();
export default URL.createObjectURL(new Blob([content], { type: '${type}' }));`;
    },
  };
}

/** Puts the script and the style into the page, under a policy that allows these alone and no network. */
export function singleFile(): Plugin {
  return {
    name: 'single-file',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const page = files.find(({ fileName }) => fileName.endsWith('.html'));
      if (page?.type !== 'asset') throw new Error('The build has no page.');
      const scripts = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
      const styles = files.flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
      );
      const licenses = files.find(({ fileName }) => fileName === LICENSES_FILE);
      if (licenses?.type !== 'asset') throw new Error('The build has no licences.');
      if (scripts.length !== 1 || files.length !== 3 + styles.length)
        throw new Error(
          `The page is not one file: ${files.map(({ fileName }) => fileName).join(', ')}.`,
        );
      const script = scripts[0]!
        // Vite leaves its mark for what to load before a chunk, where there is one chunk only.
        .replaceAll('__VITE_PRELOAD__', '[]')
        // Within a script, these characters would end it, or begin a comment.
        .replaceAll('</script', '<\\/script')
        .replaceAll('<!--', '<\\!--');
      const style = styles.join('\n');
      const policy = [
        "default-src 'none'",
        `script-src ${hashOf(script)}`,
        `style-src ${hashOf(style)}`,
        'img-src data: blob:',
        // A file has no origin: MapLibre starts its worker by an address of data.
        'worker-src blob: data:',
        'connect-src blob:',
        "base-uri 'none'",
        "form-action 'none'",
      ].join('; ');
      const head =
        `<meta http-equiv="Content-Security-Policy" content="${policy}" />\n` +
        `<style>${style}</style>\n<script type="module">${script}</script>\n`;
      page.source = String(page.source)
        .replace(/\s*<script type="module"[^>]*src=[^>]*><\/script>/, '')
        .replace(/\s*<link rel="stylesheet"[^>]*>/, '')
        // A function, since a text would be searched for `$&`.
        .replace('</head>', () => `${head}</head>`)
        .replace(
          '</html>',
          () => `</html>\n<!--\n${String(licenses.source).replaceAll('--', '- -')}-->`,
        );
      for (const { fileName } of files) if (fileName !== page.fileName) delete bundle[fileName];
    },
  };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
