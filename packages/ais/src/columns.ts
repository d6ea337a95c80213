import { failure, type Result, success } from '@roadstead/model';

/** The columns that are read, by the names that `parseColumns` takes. */
export type ColumnField =
  | 'mmsi'
  | 'timestamp'
  | 'longitude'
  | 'latitude'
  | 'sog'
  | 'cog'
  | 'heading'
  | 'rot'
  | 'nav_status'
  | 'imo'
  | 'name'
  | 'callsign'
  | 'shiptype'
  | 'length'
  | 'width'
  | 'draught'
  | 'destination'
  | 'eta';

/** Which column of a file a field comes from; its number is multiplied and divided by these. */
export interface ColumnSource {
  readonly column: string;
  readonly multiplyBy: number;
  readonly divideBy: number;
}

/** Where the fields named come from; the others are found by the names of the columns. */
export type ColumnMap = Readonly<Partial<Record<ColumnField, ColumnSource>>>;

/**
 * The names by which a column is known, the better one first, written as `headerKey` writes them. They are those of
 * public recordings: Danish authority, MarineCadastre, AISHub, Digitraffic, Norwegian and Brest data sets, Global
 * Fishing Watch.
 */
export const COLUMN_NAMES: Readonly<Record<ColumnField, readonly string[]>> = {
  mmsi: words('mmsi sourcemmsi mmsinumber mmsicode vesselmmsi shipmmsi ssvid'),
  timestamp: words(
    'timestamp timestamputc basedatetime datetime datetimeutc time timeutc utctime timems timestampms tstamp ' +
      'msgtime receivedat positiontime positiontimestamp dtposutc unixtime epoch ts t',
  ),
  longitude: words('longitude lon long lng longitudedegrees longitudedeg londeg'),
  latitude: words('latitude lat latitudedegrees latitudedeg latdeg'),
  sog: words(
    'sog sogknots sogkn sogkts speedoverground speedovergroundknots speed speedknots speedkn speedkts',
  ),
  cog: words('cog cogdegrees cogdeg courseoverground course coursedegrees coursedeg'),
  heading: words('heading trueheading headingdegrees headingdeg hdg hdgdeg'),
  rot: words('rot rateofturn turnrate turn'),
  nav_status: words('navstatus navigationalstatus navigationstatus navstat navstatuscode status'),
  imo: words('imo imonumber imonr imono'),
  name: words('name vesselname shipname'),
  callsign: words('callsign'),
  shiptype: words('shiptype vesseltype shiptypecode vesseltypecode shipandcargotype'),
  length: words('length lengthmeters lengthm vessellength loa'),
  width: words('width widthmeters widthm vesselwidth beam breadth'),
  draught: words('draught draughtmeters draughtm draft'),
  destination: words('destination dest'),
  eta: words('eta'),
};

function words(text: string): readonly string[] {
  return text.split(' ');
}

export const COLUMN_FIELDS: readonly ColumnField[] = Object.keys(COLUMN_NAMES) as ColumnField[];

/** The fields without which a row has no position. */
export const POSITION_FIELDS: readonly ColumnField[] = ['longitude', 'latitude'];

/** The fields without which no row can be read, but where static reports alone are in a file. */
export const REQUIRED_FIELDS: readonly ColumnField[] = ['mmsi', 'timestamp', ...POSITION_FIELDS];

/** The fields in which a ship says something of itself. */
export const STATIC_FIELDS: readonly ColumnField[] = [
  'imo',
  'name',
  'callsign',
  'shiptype',
  'length',
  'width',
  'draught',
  'destination',
  'eta',
];

const NUMBER_FIELDS: ReadonlySet<string> = new Set(
  words('longitude latitude sog cog heading rot length width draught'),
);

/** How names are compared: small letters and digits only, so that `# Base_Date Time` is `basedatetime`. */
export function headerKey(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/**
 * Reads which columns of a file to take: `mmsi=id,latitude=lat/600000,sog=speed*0.539957`. The fields are `mmsi`,
 * `timestamp`, `longitude` and so on, or another of their known names; a number may have a factor, `/` or `*`.
 * @returns the map, or one sentence that says what is wrong.
 */
export function parseColumns(text: string): Result<ColumnMap, string> {
  const map: Partial<Record<ColumnField, ColumnSource>> = {};
  for (const item of text.split(',')) {
    const equals = item.indexOf('=');
    if (equals < 0) return failure(`"${item.trim()}" is not of the form field=column.`);
    const name = item.slice(0, equals).trim();
    const field = fieldNamed(name);
    if (field === undefined) {
      return failure(`"${name}" is not a field; they are ${COLUMN_FIELDS.join(', ')}.`);
    }
    if (map[field] !== undefined) return failure(`"${field}" is given twice.`);
    const source = parseSource(item.slice(equals + 1).trim());
    if (source.column === '') return failure(`No column is given for "${field}".`);
    if (source.multiplyBy !== 1 || source.divideBy !== 1) {
      if (!NUMBER_FIELDS.has(field)) return failure(`"${field}" is no number to have a factor.`);
      if (!(source.multiplyBy > 0 && source.divideBy > 0)) {
        return failure(`The factor of "${field}" must be above 0.`);
      }
    }
    map[field] = source;
  }
  return success(map);
}

function fieldNamed(name: string): ColumnField | undefined {
  const key = headerKey(name);
  return COLUMN_FIELDS.find((field) => COLUMN_NAMES[field].includes(key));
}

/** A slash or star that no number follows belongs to the column's name. */
function parseSource(text: string): ColumnSource {
  const parts = /^(.*)([*/])\s*(\d+(?:\.\d+)?)$/.exec(text);
  if (parts === null) return { column: text, multiplyBy: 1, divideBy: 1 };
  const factor = Number(parts[3]);
  return {
    column: parts[1].trim(),
    multiplyBy: parts[2] === '*' ? factor : 1,
    divideBy: parts[2] === '/' ? factor : 1,
  };
}
