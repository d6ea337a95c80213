import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A component of a bill of materials, with the members that are read here. */
interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly externalReferences?: readonly { readonly url: string }[];
}

/** A bill of materials in the format CycloneDX 1.5. */
interface Bom {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string }[];
}

const ROOT = join(import.meta.dirname, '../../..');
const SUBJECT = 'roadstead';

function npm(cwd: string, ...options: readonly string[]): string {
  return execFileSync('npm', options, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}

/**
 * Lists the packages of an installation of `roadstead`. In the workspace itself `npm sbom --omit dev` leaves out each package
 * that is a development dependency of the root too, such as `libsql`.
 */
function bomOfInstallation(folder: string): Bom {
  const packed = join(folder, 'packed');
  mkdirSync(packed);
  npm(ROOT, 'pack', '--workspaces', '--silent', '--ignore-scripts', '--pack-destination', packed);
  writeFileSync(join(folder, 'package.json'), '{"name":"sbom","version":"0.0.0","private":true}');
  const archives = readdirSync(packed).map((file) => join(packed, file));
  // Of all platforms, which an installation itself would leave out.
  const lockOnly = ['--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'];
  npm(folder, 'install', ...lockOnly, '--prefer-offline', ...archives);
  const format = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  return JSON.parse(npm(folder, 'sbom', ...format, '--package-lock-only')) as Bom;
}

/** Makes `roadstead` the subject, in place of the temporary project, and removes paths of this machine. */
function ofSubject(bom: Bom): Bom {
  const components = bom.components.map((component) => ({
    ...component,
    externalReferences: (component.externalReferences ?? []).filter(
      ({ url }) => !url.startsWith('file:'),
    ),
  }));
  const subject = components.find(({ name }) => name === SUBJECT);
  if (!subject) throw new Error(`${SUBJECT} is not among the components.`);
  const project = bom.metadata.component['bom-ref'];
  return {
    ...bom,
    metadata: { ...bom.metadata, component: { ...subject, type: 'application' } as Component },
    components: components.filter((component) => component !== subject),
    dependencies: bom.dependencies.filter(({ ref }) => ref !== project),
  };
}

/** @throws Error if a dependency of a package is missing */
function checkComplete({ components }: Bom): void {
  const names = new Set(components.map(({ name }) => name));
  for (const folder of readdirSync(join(ROOT, 'packages'))) {
    const manifest = join(ROOT, 'packages', folder, 'package.json');
    const { dependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as {
      readonly dependencies?: Readonly<Record<string, string>>;
    };
    const missing = Object.keys(dependencies).filter((name) => !names.has(name));
    if (missing.length > 0) throw new Error(`Of packages/${folder}: ${missing.join()} is missing.`);
  }
}

const [target = 'sbom.cdx.json'] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'roadstead-sbom-'));
try {
  const bom = ofSubject(bomOfInstallation(folder));
  checkComplete(bom);
  writeFileSync(target, `${JSON.stringify(bom, null, 2)}\n`);
  process.stdout.write(`${target}: ${bom.components.length} components\n`);
} finally {
  rmSync(folder, { recursive: true });
}
