/** Colours for light and dark backgrounds. */
export const SVG_STYLE =
  '<style>:root{color-scheme:light dark} .ink{fill:#222} .line{stroke:#bbb} @media (prefers-color-scheme:dark){.ink{fill:#ddd} .line{stroke:#555} .paper{fill:#181818}}</style>';
