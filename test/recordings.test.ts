import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readNmea } from '@roadstead/ais';
import type { StsEventJson } from '@roadstead/model';
import { ScenarioDetection } from '@roadstead/recordings/scenarios';
import { describe, expect, it } from 'vitest';
import { detectionSettings } from '../packages/cli/src/simulation/detection-settings.ts';
import { readScenarioFile } from './drive-scenario.ts';
import { ROOT } from './workspace.ts';

const FOLDER = `${ROOT}test/recordings/`;
const RECORDINGS = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe.each(RECORDINGS)('the recording %s', (name) => {
  const text = (file: string): string => readFileSync(`${FOLDER}${name}/${file}`, 'utf8');
  const reports = gunzipSync(readFileSync(`${FOLDER}${name}/reports.nmea.gz`));
  const manifest = JSON.parse(text('manifest.json')) as {
    readonly outputsSha256: Readonly<Record<string, string>>;
    readonly counts: { readonly positionReports: number };
  };

  it('is unchanged', () => {
    const sha256 = (bytes: string | Uint8Array): string =>
      createHash('sha256').update(bytes).digest('hex');
    expect(sha256(reports)).toBe(manifest.outputsSha256['reports.nmea']);
    expect(sha256(text('events.ndjson'))).toBe(manifest.outputsSha256['events.ndjson']);
  });

  it('gives the same events', async () => {
    const scenario = readScenarioFile(`${FOLDER}${name}/scenario.yaml`);
    const detection = new ScenarioDetection(scenario, detectionSettings(scenario));
    const source = (async function* () {
      yield reports;
    })();
    let positions = 0;
    for await (const batch of readNmea(source)) {
      expect(batch.rejected).toEqual([]);
      positions += batch.positions.length;
      detection.step(batch.positions.map((report) => ({ report, deliveredMs: null })));
    }
    expect(positions).toBe(manifest.counts.positionReports);
    detection.end();
    expect(inOrder(detection.log.json(scenario.configurations))).toEqual(
      inOrder(
        text('events.ndjson')
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line) as StsEventJson),
      ),
    );
  });
});

/** By uuid; ids depend on the store of the events. */
function inOrder(events: readonly StsEventJson[]): readonly Omit<StsEventJson, 'id'>[] {
  return events
    .map(({ id: _, ...event }) => event)
    .sort((a, b) => (a.uuid < b.uuid ? -1 : Number(a.uuid > b.uuid)));
}
