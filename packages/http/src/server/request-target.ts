/** Path and query of an absolute URL, as a `Request` has it: without fragment. */
export function targetOf(url: string): string {
  const begin = url.indexOf('/', url.indexOf('//') + 2);
  const fragmentAt = url.indexOf('#', begin);
  return fragmentAt < 0 ? url.slice(begin) : url.slice(begin, fragmentAt);
}

/** The path, percent-encoded as it came. */
export function pathOf(url: string): string {
  const target = targetOf(url);
  const queryAt = target.indexOf('?');
  return queryAt < 0 ? target : target.slice(0, queryAt);
}

const DOT_SEGMENT = /^[^?#]*?(?:^|[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?:$|[/\\?#]|%2f|%5c)/i;

/**
 * Whether a path has the segment `.` or `..`, percent-encoded or not, also between backslashes and encoded slashes, which some proxies
 * treat as slashes: a proxy and this service could find different paths.
 */
export function hasDotSegments(target: string): boolean {
  return DOT_SEGMENT.test(target);
}
