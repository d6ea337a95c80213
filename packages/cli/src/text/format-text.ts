import type { PointJson } from '@roadstead/model';

/** A number with grouped thousands: `18 623`. */
export function formatNumber(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ' ');
}

/** `1 event`, `2 events`. */
export function formatCount(count: number, one: string, many: string = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** `2016-01-12 13:02:11` from an RFC 3339 timestamp or epoch milliseconds, UTC. */
export function formatTime(time: string | number): string {
  const text = typeof time === 'number' ? new Date(time).toISOString() : time;
  return text.replace('T', ' ').replace(/\.\d+Z$/, '');
}

/** `28 s`, `42 min`, `3 h 07 min` or `12 d 04 h`: the two greatest units, rounded down. */
export function formatDuration(durationMs: number): string {
  const seconds = Math.floor(durationMs / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} h ${padded(minutes % 60)} min`;
  return `${formatNumber(Math.floor(hours / 24))} d ${padded(hours % 24)} h`;
}

function padded(count: number): string {
  return String(count).padStart(2, '0');
}

/** The nine digits of an MMSI. */
export function formatMmsi(mmsi: number): string {
  return String(mmsi).padStart(9, '0');
}

/** Degrees and minutes, latitude first as at sea: `50°46.4′N 001°05.6′W`. */
export function formatCoordinates({ coordinates: [longitude, latitude] }: PointJson): string {
  return `${angleText(latitude, 2, 'NS')} ${angleText(longitude, 3, 'EW')}`;
}

function angleText(degrees: number, digits: number, [positive, negative]: string): string {
  const tenths = Math.round(Math.abs(degrees) * 600);
  const whole = String(Math.floor(tenths / 600)).padStart(digits, '0');
  const minutes = ((tenths % 600) / 10).toFixed(1).padStart(4, '0');
  return `${whole}°${minutes}′${degrees < 0 ? negative : positive}`;
}

/** `1.3 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return formatCount(bytes, 'byte');
  const power = Math.min(4, Math.floor(Math.log10(bytes) / 3));
  return `${(bytes / 1000 ** power).toFixed(1)} ${['', 'kB', 'MB', 'GB', 'TB'][power]}`;
}
