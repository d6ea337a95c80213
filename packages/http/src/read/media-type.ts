import { type Answer, refusal, success } from '@roadstead/model';

/**
 * Whether the body is of one of the types that are taken, in UTF-8 and not packed. Nothing said is taken for the first one.
 * @param accepted media types in small letters; `+json` for all that end so
 * @returns the one of them that it is
 */
export function checkMediaType(headers: Headers, accepted: readonly string[]): Answer<string> {
  const coding = headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (coding !== 'identity' && coding !== '') {
    return refusal('unsupported-type', 'A body that is packed (Content-Encoding) is not taken.');
  }
  const given = headers.get('content-type') ?? '';
  const [type, ...parameters] = given.split(';').map((part) => part.trim().toLowerCase());
  const found = type === '' ? accepted[0] : accepted.find((each) => isOf(type, each));
  if (found === undefined) {
    const detail = `The body must be ${accepted.filter(isWhole).join(' or ')}.`;
    return refusal('unsupported-type', detail);
  }
  const charset = parameters.find((each) => each.startsWith('charset='))?.slice('charset='.length);
  if (charset && !/^"?(?:utf-?8|us-ascii)"?$/.test(charset)) {
    return refusal('unsupported-type', 'The body must be in UTF-8.');
  }
  return success(found);
}

function isOf(type: string, accepted: string): boolean {
  return type === accepted || (accepted.startsWith('+') && type.endsWith(accepted));
}

function isWhole(type: string): boolean {
  return !type.startsWith('+');
}
