import type { JSX } from 'preact';
import { download } from './download.ts';

/** A file that is made when somebody wants it. */
export interface DownloadFile {
  /** Its name with the extension. */
  readonly name: string;
  readonly type: string;
  readonly content: () => string;
}

/** Buttons that save data as files, one for each format. */
export function Downloads({ files }: { readonly files: readonly DownloadFile[] }): JSX.Element {
  return (
    <p class="row">
      <span class="quiet">Download</span>
      {files.map(({ name, type, content }) => {
        const format = name.slice(name.lastIndexOf('.') + 1);
        return (
          <button
            key={name}
            type="button"
            aria-label={`Download ${name}`}
            onClick={() => download(name, content(), type)}
          >
            {FORMAT_TITLES[format] ?? format.toUpperCase()}
          </button>
        );
      })}
    </p>
  );
}

const FORMAT_TITLES: Readonly<Record<string, string>> = { geojson: 'GeoJSON' };

/** Returns a value as a JSON file. */
export function jsonFile(name: string, value: unknown): DownloadFile {
  return {
    name: `${name}.json`,
    type: 'application/json',
    content: () => JSON.stringify(value, null, 2),
  };
}

/** Returns a table as a CSV file. */
export function csvFile(name: string, content: () => string): DownloadFile {
  return { name: `${name}.csv`, type: 'text/csv', content };
}
