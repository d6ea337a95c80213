import type { Tell } from '@roadstead/yaml-file';
import type { Step } from '../scenario.ts';
import type { Found, ShipDraft } from './draft.ts';
import { timeText } from './quantities.ts';
import type { ShipNames } from './ship-names.ts';

/** Steps for which a ship needs an engine. */
const UNDER_ENGINE: ReadonlySet<Step['kind']> = new Set([
  'sail',
  'loiter',
  'alongside',
  'tandem',
  'keep',
  'tow',
]);
/** Steps that a ship lets go of another after. */
const WITH_ANOTHER: ReadonlySet<Step['kind']> = new Set(['alongside', 'tandem', 'keep', 'tow']);

/** Holds the steps of all ships to one another. */
export function checkSteps(drafts: readonly ShipDraft[], names: ShipNames, tell: Tell): void {
  const towing = plansWith(drafts, (step) => step.kind === 'tow');
  const leaving = plansWith(drafts, (step) => WITH_ANOTHER.has(step.kind));
  for (const draft of drafts) {
    checkOrder(draft, tell);
    checkEngine(draft, tell);
    for (const found of draft.steps) {
      checkShip(draft, found, names, towing, tell);
      checkLeaving(draft, found, names, leaving, tell);
    }
  }
}

function plansWith(
  drafts: readonly ShipDraft[],
  is: (step: Step) => boolean,
): ReadonlySet<string | undefined> {
  // Of a ship that is wrong somewhere, the step that is looked for may be what is wrong.
  const those = drafts.filter(({ plan, steps }) => !plan || steps.some(({ value }) => is(value)));
  return new Set(those.map(({ name }) => name));
}

/** The ship that a step is about. */
function checkShip(
  { name: own, count }: ShipDraft,
  { path, value: step }: Found<Step>,
  names: ShipNames,
  towing: ReadonlySet<string | undefined>,
  tell: Tell,
): void {
  if (!('ship' in step)) return;
  const at = [...path, 'ship'];
  const why = names.whyNotFor(step.ship, count) ?? whySelf(step.ship, own, names);
  if (why !== undefined) tell(at, why);
  else if (step.kind !== 'tow') return;
  else if (count > 1 && names.whyNotOne(step.ship) === undefined) {
    tell(at, `expected as many ships to tow as there are here (${count}); ${step.ship} is one`);
  } else if (towing.has(names.planOf(step.ship))) {
    tell(at, `expected a ship that does not tow; ${step.ship} has a step \`tow\` itself`);
  }
}

function checkLeaving(
  { name: own, count }: ShipDraft,
  { path, value: step }: Found<Step>,
  names: ShipNames,
  leaving: ReadonlySet<string | undefined>,
  tell: Tell,
): void {
  if (!('end' in step) || step.end.kind !== 'left-by') return;
  for (const ship of step.end.ships) {
    const at = [...path, 'untilLeftBy'];
    const why = names.whyNotFor(ship, count) ?? whySelf(ship, own, names);
    if (why !== undefined) tell(at, why);
    else if (!leaving.has(names.planOf(ship))) {
      tell(at, `expected a ship that is with another for a time and leaves; ${ship} never is`);
    }
  }
}

function whySelf(name: string, own: string | undefined, names: ShipNames): string | undefined {
  return own !== undefined && names.planOf(name) === own
    ? `expected another ship; ${name} is the ship itself, or one like it`
    : undefined;
}

/** Times go forward, and only the last step goes on for ever. */
function checkOrder({ path, steps, plan }: ShipDraft, tell: Tell): void {
  const last = plan ? plan.steps.length - 1 : Number.POSITIVE_INFINITY;
  let soonest = plan?.start.atSeconds[0] ?? 0;
  for (const { path: at, value: step } of steps) {
    const i = Number(at[path.length + 1]);
    const isOpen = 'end' in step && step.end.kind === 'never';
    if (isOpen && i < last && plan) {
      tell(at, 'expected an end, as this is not the last step; allowed: for, until, untilLeftBy');
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
      tell(where, `times go backwards here; expected a time from ${timeText(soonest)} on`);
    }
    soonest = Math.max(soonest, ends ?? soonest);
  }
}

function checkEngine({ steps, plan }: ShipDraft, tell: Tell): void {
  if (!plan || plan.speedKnots[0] > 0) return;
  for (const { path, value: step } of steps) {
    const goes = 'at' in step && path[3] !== undefined && path[3] !== 0;
    if (!UNDER_ENGINE.has(step.kind) && !goes) continue;
    const what = goes ? 'go to `at`' : 'do this';
    tell(
      path,
      `a ${plan.type} has no engine (speed 0), so it cannot ${what} by itself; allowed: drift, anchor and moor where it is, track; another ship may tow it`,
    );
  }
}
