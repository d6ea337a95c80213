import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { roadstead } from '../testing/fake-host.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const { make, remove, file } = temporaryFolder();
beforeEach(make);
afterEach(remove);

/** Two tankers side by side off Fujairah for an hour, 60 m from antenna to antenna; one discharges. */
function recording(): string {
  const rows = [
    'MMSI,BaseDateTime,LAT,LON,SOG,COG,Heading,VesselName,IMO,CallSign,VesselType,Status,Length,Width,Draft,Cargo',
  ];
  for (let minute = 0; minute <= 60; minute++) {
    const time = `2024-05-01T${minute === 60 ? '13' : '12'}:${String(minute % 60).padStart(2, '0')}:00`;
    rows.push(`371000001,${time},25.25,56.45,0,511,90,ONE,,,80,1,240,40,14.5,`);
    rows.push(`371000002,${time},25.25,56.4506,0,511,270,TWO,,,80,1,180,30,8,`);
  }
  return `${rows.join('\n')}\n`;
}

describe('detect --features', () => {
  it('adds the features to each event', async () => {
    const path = file('off.csv', recording());
    const { code, stdout } = await roadstead([
      'detect',
      path,
      '--preset',
      'encounter',
      '--features',
    ]);
    expect(code).toBe(0);
    const { features, ...event } = JSON.parse(stdout);
    expect(features).toMatchObject({
      duration_seconds: 3600,
      distance_meters_median: 60.4,
      distance_lengths_median: 0.25,
      hull_distance_meters_min: null,
      heading_difference_degrees: 180,
      begin: 'unheard',
      end: 'current',
      drift_meters: 0,
      others_alongside: 0,
      first: { shiptype: 80, length_meters: 240, draught_before_meters: 14.5, speed_knots_max: 0 },
      second: { length_meters: 180, silence_during_seconds: 60, partners: 0 },
    });
    expect(features.anchorage_meters).toBeLessThan(5000);
    expect(features.shore_meters).toBeGreaterThan(2000);
    const plain = await roadstead(['detect', path, '--preset', 'encounter']);
    expect(JSON.parse(plain.stdout)).toEqual(event);
  });

  it.each([
    ['csv', ',partners_first,partners_second\n', ',180,60.4,60.4,'],
    ['geojson', '"features":[', '"distance_meters_median":60.4'],
  ])('writes them as %s', async (format, one, other) => {
    const path = file('off.csv', recording());
    const argv = ['detect', path, '--preset', 'encounter', '--format', format];
    const { stdout } = await roadstead([...argv, '--features']);
    expect(stdout).toContain(one);
    if (format !== 'csv') expect(stdout).toContain(other);
    expect((await roadstead(argv)).stdout).not.toContain('distance_meters_median');
  });

  it('writes the columns without events, too', async () => {
    const path = file('off.csv', recording());
    const argv = ['detect', path, '--format', 'csv', '--distance', '10', '--features'];
    expect((await roadstead(argv)).stdout).toMatch(/^id,.*,partners_second\n$/);
  });
});
