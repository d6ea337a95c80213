const METERS_PER_NAUTICAL_MILE = 1852;
const UNKNOWN = '–';

/** Returns a distance in metres up to a kilometre, and in nautical miles beyond. */
export function distanceText(meters: number | null): string {
  if (meters === null || Number.isNaN(meters)) return UNKNOWN;
  if (meters < 1000) return `${Math.round(meters)} m`;
  const miles = meters / METERS_PER_NAUTICAL_MILE;
  return `${miles.toFixed(miles < 10 ? 2 : miles < 100 ? 1 : 0)} nmi`;
}

export function speedText(knots: number | null): string {
  return knots === null || Number.isNaN(knots) ? UNKNOWN : `${knots.toFixed(1)} kn`;
}

export function degreesText(degrees: number | null): string {
  return degrees === null || Number.isNaN(degrees) ? UNKNOWN : `${Math.round(degrees)}°`;
}

/** Returns a duration as days, hours and minutes, the two largest of them. */
export function durationText(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000));
  const [days, hours, rest] = [
    Math.floor(minutes / 1440),
    Math.floor((minutes % 1440) / 60),
    minutes % 60,
  ];
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours} h ${rest} min` : `${rest} min`;
}

export function percentText(fraction: number): string {
  return `${Math.round(fraction * 100)} %`;
}

/** Returns a place as degrees and minutes, latitude first as on charts. */
export function placeText(longitude: number, latitude: number): string {
  const part = (degrees: number, positive: string, negative: string): string => {
    const minutes = Math.round(Math.abs(degrees) * 60 * 1000) / 1000;
    const whole = Math.floor(minutes / 60);
    return `${whole}° ${(minutes - whole * 60).toFixed(3)}′ ${degrees < 0 ? negative : positive}`;
  };
  return `${part(latitude, 'N', 'S')}, ${part(longitude, 'E', 'W')}`;
}
