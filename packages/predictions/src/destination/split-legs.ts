/** `A>B`, or `A<>B`: a ferry's ends. */
export interface Legs {
  /** In the order in which the ship sails to them. */
  readonly legs: readonly Leg[];
  readonly isFerry: boolean;
}

interface Leg {
  readonly text: string;
  /** What is typed after VIA. */
  readonly via: string | undefined;
}

/** N3, N5. Splits a cleaned text at its arrows, at TO and at VIA. */
export function splitLegs(text: string): Legs {
  if (!/[<>]| TO |VIA/.test(text)) {
    return { legs: /[A-Z]/.test(text) ? [{ text, via: undefined }] : [], isFerry: false };
  }
  const isFerry = /<[-=]*>|></.test(text);
  const parts = text
    .replace(/<[-=]*>|></g, '>')
    .replace(/ TO (?!(BE )?ORD|SEA)|[-=]*>+/g, '>')
    .split('>')
    .map((part) => part.trim());
  const legs = parts.flatMap((part) => turned(part)).filter((part) => /[A-Z]/.test(part));
  return { legs: legs.map((leg) => splitVia(leg)), isFerry };
}

/** `B<A` is typed by some for `A>B`. */
function turned(part: string): readonly string[] {
  return part.includes('<') ? part.split(/[-=]*<+/).reverse() : [part];
}

function splitVia(leg: string): Leg {
  const at = /(^|[^A-Z])VIA[^A-Z]/.exec(leg);
  if (!at) return { text: leg, via: undefined };
  return { text: leg.slice(0, at.index), via: leg.slice(at.index + at[0].length) };
}
