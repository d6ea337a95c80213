import { concatBytes, crc32 } from '@roadstead/contracts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PALETTE_COLOR = 3;

/**
 * Encodes a picture of at most 256 colors as PNG (ISO/IEC 15948).
 * @param pixels indices into the palette, row by row
 * @param deflate compresses to the zlib format
 */
export function encodePng(
  {
    width,
    height,
    pixels,
  }: { readonly width: number; readonly height: number; readonly pixels: Uint8Array },
  palette: readonly (readonly [red: number, green: number, blue: number])[],
  deflate: (bytes: Uint8Array) => Uint8Array,
): Uint8Array {
  // Each row begins with its filter: none.
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++)
    rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const header = [...uint32(width), ...uint32(height), 8, PALETTE_COLOR, 0, 0, 0];
  const parts = [
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', Uint8Array.from(header)),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', deflate(rows)),
    chunk('IEND', new Uint8Array()),
  ];
  return concatBytes(parts);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const name = Uint8Array.from([...type].map((letter) => letter.charCodeAt(0)));
  const content = concatBytes([name, data]);
  return concatBytes([uint32(data.length), content, uint32(crc32(content))]);
}

function uint32(value: number): Uint8Array {
  return Uint8Array.from([24, 16, 8, 0].map((shift) => (value >>> shift) & 255));
}
