import type { ReportIssue } from '@roadstead/yaml-file';
import type { Step } from '../scenario.ts';
import { scenarioTimeText } from './quantities.ts';
import type { LocatedValue, ShipDraft } from './ship-draft.ts';
import type { ShipNames } from './ship-names.ts';

/** Steps that require an engine. */
const UNDER_ENGINE: ReadonlySet<Step['kind']> = new Set([
  'sail',
  'loiter',
  'alongside',
  'tandem',
  'keep',
  'tow',
]);
/** Steps that end with a separation from another ship. */
const WITH_ANOTHER: ReadonlySet<Step['kind']> = new Set(['alongside', 'tandem', 'keep', 'tow']);

/** Checks the steps of all ships against each other. */
export function checkSteps(
  drafts: readonly ShipDraft[],
  names: ShipNames,
  report: ReportIssue,
): void {
  const towing = plansWith(drafts, (step) => step.kind === 'tow');
  const leaving = plansWith(drafts, (step) => WITH_ANOTHER.has(step.kind));
  for (const draft of drafts) {
    checkOrder(draft, report);
    checkEngine(draft, report);
    for (const found of draft.steps) {
      checkShip(draft, found, names, towing, report);
      checkLeaving(draft, found, names, leaving, report);
    }
  }
}

function plansWith(
  drafts: readonly ShipDraft[],
  is: (step: Step) => boolean,
): ReadonlySet<string | undefined> {
  // The steps of an invalid ship are incomplete: the invalid one may be of this kind.
  const those = drafts.filter(({ plan, steps }) => !plan || steps.some(({ value }) => is(value)));
  return new Set(those.map(({ name }) => name));
}

/** Checks the ship that a step refers to. */
function checkShip(
  { name: own, count }: ShipDraft,
  { path, value: step }: LocatedValue<Step>,
  names: ShipNames,
  towing: ReadonlySet<string | undefined>,
  report: ReportIssue,
): void {
  if (!('ship' in step)) return;
  const at = [...path, 'ship'];
  const why =
    names.referenceProblem(step.ship, count) ?? selfReferenceProblem(step.ship, own, names);
  if (why !== undefined) report(at, why);
  else if (step.kind !== 'tow') return;
  else if (count > 1 && names.singleShipProblem(step.ship) === undefined) {
    report(at, `expected as many ships to tow as there are here (${count}); ${step.ship} is one`);
  } else if (towing.has(names.planOf(step.ship))) {
    report(at, `expected a ship that does not tow; ${step.ship} has a step \`tow\` itself`);
  }
}

function checkLeaving(
  { name: own, count }: ShipDraft,
  { path, value: step }: LocatedValue<Step>,
  names: ShipNames,
  leaving: ReadonlySet<string | undefined>,
  report: ReportIssue,
): void {
  if (!('end' in step) || step.end.kind !== 'left-by') return;
  for (const ship of step.end.ships) {
    const at = [...path, 'untilLeftBy'];
    const why = names.referenceProblem(ship, count) ?? selfReferenceProblem(ship, own, names);
    if (why !== undefined) report(at, why);
    else if (!leaving.has(names.planOf(ship))) {
      report(at, `expected a ship that is with another for a time and leaves; ${ship} never is`);
    }
  }
}

function selfReferenceProblem(
  name: string,
  own: string | undefined,
  names: ShipNames,
): string | undefined {
  return own !== undefined && names.planOf(name) === own
    ? `expected another ship; ${name} is the ship itself, or one like it`
    : undefined;
}

/** Checks that times increase and that only the last step is without an end. */
function checkOrder({ path, steps, plan }: ShipDraft, report: ReportIssue): void {
  const last = plan ? plan.steps.length - 1 : Number.POSITIVE_INFINITY;
  let soonest = plan?.start.atSeconds[0] ?? 0;
  for (const { path: at, value: step } of steps) {
    const i = Number(at[path.length + 1]);
    const isOpen = 'end' in step && step.end.kind === 'never';
    if (isOpen && i < last && plan) {
      report(at, 'expected an end, as this is not the last step; allowed: for, until, untilLeftBy');
    }
    const begins = step.kind === 'track' ? step.points[0].atSeconds : undefined;
    const ends =
      step.kind === 'track'
        ? step.points[step.points.length - 1].atSeconds
        : 'end' in step && step.end.kind === 'until'
          ? step.end.atSeconds
          : undefined;
    if ((begins ?? ends ?? soonest) < soonest) {
      const where = step.kind === 'track' ? [...at, 0, 'time'] : [...at, 'until'];
      report(
        where,
        `times go backwards here; expected a time from ${scenarioTimeText(soonest)} on`,
      );
    }
    soonest = Math.max(soonest, ends ?? soonest);
  }
}

function checkEngine({ steps, plan }: ShipDraft, report: ReportIssue): void {
  if (!plan || plan.speedKnots[0] > 0) return;
  for (const { path, value: step } of steps) {
    const goes = 'at' in step && path[3] !== undefined && path[3] !== 0;
    if (!UNDER_ENGINE.has(step.kind) && !goes) continue;
    const what = goes ? 'go to `at`' : 'do this';
    report(
      path,
      `a ${plan.type} has no engine (speed 0), so it cannot ${what} by itself; allowed: drift, anchor and moor where it is, track; another ship may tow it`,
    );
  }
}
