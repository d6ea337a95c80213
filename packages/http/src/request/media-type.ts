import { HttpError } from '../server/http-error.ts';

/**
 * Returns the accepted media type that a body has; the first one if the request has no Content-Type.
 * @param accepted media types in small letters; `+json` for all with this suffix
 * @throws HttpError `unsupported-type` for another type or charset, and for compressed bodies
 */
export function mediaTypeOf(headers: Headers, accepted: readonly string[]): string {
  const coding = headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (coding !== 'identity' && coding !== '') {
    throw unsupported('Compressed bodies (Content-Encoding) are not supported.');
  }
  const contentType = headers.get('content-type') ?? '';
  const [type, ...parameters] = contentType.split(';').map((part) => part.trim().toLowerCase());
  const found =
    type === ''
      ? accepted[0]
      : accepted.find((each) => type === each || (isSuffix(each) && type.endsWith(each)));
  if (found === undefined) {
    const types = accepted.filter((each) => !isSuffix(each));
    throw unsupported(`The body must be ${types.join(' or ')}.`);
  }
  const charset = parameters.find((each) => each.startsWith('charset='))?.slice('charset='.length);
  if (charset && !/^"?(?:utf-?8|us-ascii)"?$/.test(charset)) {
    throw unsupported('The body must be in UTF-8.');
  }
  return found;
}

function isSuffix(accepted: string): boolean {
  return accepted.startsWith('+');
}

function unsupported(detail: string): HttpError {
  return new HttpError({ code: 'unsupported-type', detail });
}
