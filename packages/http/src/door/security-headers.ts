/** All answers have them: what is answered is for nobody's cache, frame or guess. A page has its policy besides. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
