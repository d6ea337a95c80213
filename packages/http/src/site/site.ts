/** A static file of a page. */
export interface SiteFile {
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Returns the bytes compressed by gzip; undefined for a type that is compressed already. */
  readonly gzip?: () => Promise<Uint8Array<ArrayBuffer>>;
  /** A hash of the bytes. */
  readonly tag: string;
}

/** The static files of a page by their path, `assets/index-1a2b3c4d.js`; `index.html` is the page itself. */
export type Site = ReadonlyMap<string, SiteFile>;

/** The build names these files after their content. */
const IMMUTABLE = /^assets\/.*-[\w-]{8}\.\w+$/;
const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';

/**
 * Nothing is loaded from elsewhere and no script is inline. Styles of elements are set by scripts alone, which the policy allows; MapLibre's
 * style sheet has pictures as data, and draws on canvases that become blobs.
 */
export const SITE_POLICY: string =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; " +
  "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Answers a request for a file: revalidated by its hash, compressed where the client accepts it. */
export async function siteResponse(
  path: string,
  file: SiteFile,
  { headers }: Request,
): Promise<Response> {
  const common = {
    'cache-control': IMMUTABLE.test(path) ? IMMUTABLE_CACHE : 'no-cache',
    'content-security-policy': SITE_POLICY,
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    etag: `"${file.tag}"`,
    vary: 'accept-encoding',
  };
  const known = (headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim());
  // A proxy that compresses makes a tag weak.
  if (known.some((tag) => tag.replace(/^W\//, '') === common.etag))
    return new Response(null, { status: 304, headers: common });
  const isCompressed = file.gzip && /\bgzip\b/.test(headers.get('accept-encoding') ?? '');
  const bytes = isCompressed ? await file.gzip() : file.bytes;
  return new Response(bytes, {
    headers: {
      ...common,
      'content-type': file.mediaType,
      'content-length': String(bytes.length),
      ...(isCompressed && { 'content-encoding': 'gzip' }),
    },
  });
}
