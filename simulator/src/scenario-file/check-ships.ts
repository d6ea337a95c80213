import type { FilePath, ReportIssue } from '@roadstead/yaml-file';
import type { ShipPlan } from '../scenario.ts';
import { ALL_SHIPS } from './fault-schema.ts';
import type { ShipDraft } from './ship-draft.ts';
import type { ShipNames } from './ship-names.ts';

const SHIPS_MAX = 100_000;
const MMSI_MAX = 999_999_999;

/** Checks the ships of a file against each other: names, MMSIs, and their number. */
export function checkShips(
  drafts: readonly ShipDraft[],
  names: ShipNames,
  report: ReportIssue,
): void {
  const seen = new Set<string>();
  let total = 0;
  for (const { path, name, count, plan } of drafts) {
    total += count;
    if (plan) checkAntenna(plan, path, report);
    if (name === undefined) continue;
    if (name === ALL_SHIPS)
      report([...path, 'name'], `expected another name; ${ALL_SHIPS} means all ships`);
    const common = names.commonNameOf(name);
    if (seen.has(name)) {
      report(
        [...path, 'name'],
        `expected a name of its own; another ship is called ${name} already`,
      );
    } else if (common !== undefined) {
      report(
        [...path, 'name'],
        `expected a name of its own; one of the ships ${common} is called ${name}`,
      );
    }
    seen.add(name);
  }
  if (total > SHIPS_MAX)
    report(['ships'], `expected at most ${SHIPS_MAX} ships in all; got ${total}`);
  checkMmsis(drafts, report);
}

/** Checks that the antenna is on board. */
function checkAntenna(
  { transmitter, beamMeters }: ShipPlan,
  path: FilePath,
  report: ReportIssue,
): void {
  const starboardMeters = transmitter.antennaStarboardMeters;
  const most = beamMeters[0] / 2;
  if (Math.abs(starboardMeters) <= most) return;
  report(
    [...path, 'ais', 'antenna', 'starboardMeters'],
    `expected at most half the beam, from ${-most} to ${most}; got ${starboardMeters}`,
  );
}

function checkMmsis(drafts: readonly ShipDraft[], report: ReportIssue): void {
  const ranges = drafts.flatMap(({ path, name, count, plan }) =>
    plan?.mmsi === undefined
      ? []
      : [{ path: [...path, 'mmsi'], name, from: plan.mmsi as number, to: plan.mmsi + count - 1 }],
  );
  for (const { path, to } of ranges) {
    if (to > MMSI_MAX)
      report(path, `expected room for all ships up to ${MMSI_MAX}; the last gets ${to}`);
  }
  ranges.sort((a, b) => a.from - b.from);
  for (let i = 1; i < ranges.length; i++) {
    const [before, here] = [ranges[i - 1], ranges[i]];
    if (here.from > before.to) continue;
    report(
      here.path,
      `expected an MMSI of its own; ${before.name} has ${here.from} too (the fault \`mmsi\` lets a ship send another's)`,
    );
  }
}
