import type { ColumnField } from './dialect.ts';

/**
 * The known names of columns of any file and of members of any JSON object, preferred ones first, normalised by
 * `headerKey`. A dialect that is recognised takes precedence.
 */
export const COLUMN_NAMES: Readonly<Record<ColumnField, readonly string[]>> = {
  mmsi: words('mmsi sourcemmsi mmsinumber mmsicode vesselmmsi shipmmsi ssvid'),
  timestamp: words(
    'timems timestampms timestamp timestamputc basedatetime datetime datetimeutc time timeutc utctime tstamp ' +
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
  to_bow: words('tobow tobowmeters dimensiontobow'),
  to_stern: words('tostern tosternmeters dimensiontostern'),
  to_port: words('toport toportmeters dimensiontoport'),
  to_starboard: words('tostarboard tostarboardmeters dimensiontostarboard'),
  draught: words('draught draughtmeters draughtm draft'),
  destination: words('destination dest'),
  eta: words('eta'),
};

function words(text: string): readonly string[] {
  return text.split(' ');
}
