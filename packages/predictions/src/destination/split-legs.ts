/** Legs of a destination: `A>B`, or `A<>B` for the ends of a ferry. */
export interface DestinationLegs {
  /** In sailing order. */
  readonly legs: readonly DestinationLeg[];
  readonly isFerry: boolean;
}

interface DestinationLeg {
  readonly text: string;
  /** Text after VIA. */
  readonly via: string | undefined;
}

/** N3, N5. Splits a cleaned text at arrows, TO and VIA. */
export function splitLegs(text: string): DestinationLegs {
  if (!/[<>]| TO |VIA/.test(text)) {
    return { legs: /[A-Z]/.test(text) ? [{ text, via: undefined }] : [], isFerry: false };
  }
  const isFerry = /<[-=]*>|></.test(text);
  const parts = text
    .replace(/<[-=]*>|></g, '>')
    .replace(/ TO (?!(BE )?ORD|SEA)|[-=]*>+/g, '>')
    .split('>')
    .map((part) => part.trim());
  // A question mark stands for an unknown port, digits and signs for nothing: ARBUE>?? ???, NLRTM>12.12.
  const legs = parts.flatMap((part) => reverseArrows(part)).filter((part) => /[A-Z?]/.test(part));
  return { legs: legs.map((leg) => splitVia(leg)), isFerry };
}

/** Reverses `B<A`, which some crews type for `A>B`. */
function reverseArrows(part: string): readonly string[] {
  return part.includes('<') ? part.split(/[-=]*<+/).reverse() : [part];
}

function splitVia(leg: string): DestinationLeg {
  const at = /(^|[^A-Z])VIA[^A-Z]/.exec(leg);
  if (!at) return { text: leg, via: undefined };
  return { text: leg.slice(0, at.index), via: leg.slice(at.index + at[0].length) };
}
