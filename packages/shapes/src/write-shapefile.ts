import { DESCRIPTION_FIELD } from './import-zip.ts';
import type { ShapeGeometry } from './shape.ts';
import { writeDbf } from './write-dbf.ts';
import { writeShp } from './write-shp.ts';
import { writeZip } from './write-zip.ts';

/** The WKT that ESRI writes, which all readers support. */
const WGS84 =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],' +
  'PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';

/** SH9: writes a ZIP archive with the five files of a Shapefile. The bytes are reproducible. */
export function writeShapefile(
  geometry: ShapeGeometry,
  name: string,
  description: string,
): Uint8Array {
  const { shp, shx } = writeShp(geometry);
  const dbf = writeDbf([
    { field: 'name', text: name },
    { field: DESCRIPTION_FIELD, text: description },
  ]);
  return writeZip([
    { name: 'shape.shp', bytes: shp },
    { name: 'shape.shx', bytes: shx },
    { name: 'shape.dbf', bytes: dbf },
    { name: 'shape.prj', bytes: new TextEncoder().encode(WGS84) },
    { name: 'shape.cpg', bytes: new TextEncoder().encode('UTF-8') },
  ]);
}
