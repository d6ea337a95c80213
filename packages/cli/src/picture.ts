/** For pictures that are looked at on light paper and on dark. */
export const PICTURE_STYLE =
  '<style>:root{color-scheme:light dark} .ink{fill:#222} .line{stroke:#bbb} @media (prefers-color-scheme:dark){.ink{fill:#ddd} .line{stroke:#555} .paper{fill:#181818}}</style>';

/** Text as it stands in SVG. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
