import type { Dialect } from './dialect.ts';

/** aisstream.io: the message lies in the one member of `Message`, its values are decoded except the rate of turn. */
export const AISSTREAM: Dialect = {
  name: 'aisstream.io',
  recognisedBy: [
    ['MessageType', 'MetaData', 'Message'],
    ['MessageType', 'Metadata', 'Message'],
  ],
  columns: {
    mmsi: 'MetaData.MMSI|Metadata.MMSI|Message.*.UserID',
    timestamp: 'MetaData.time_utc|Metadata.time_utc',
    longitude: 'Message.*.Longitude',
    latitude: 'Message.*.Latitude',
    sog: 'Message.*.Sog',
    cog: 'Message.*.Cog',
    heading: 'Message.*.TrueHeading',
    rot: 'Message.*.RateOfTurn:indicated',
    nav_status: 'Message.*.NavigationalStatus',
    imo: 'Message.*.ImoNumber',
    name: 'Message.*.Name|Message.*.ReportA.Name',
    callsign: 'Message.*.CallSign|Message.*.ReportB.CallSign',
    shiptype: 'Message.*.Type|Message.*.ReportB.ShipType',
    to_bow: 'Message.*.Dimension.A|Message.*.ReportB.Dimension.A',
    to_stern: 'Message.*.Dimension.B|Message.*.ReportB.Dimension.B',
    to_port: 'Message.*.Dimension.C|Message.*.ReportB.Dimension.C',
    to_starboard: 'Message.*.Dimension.D|Message.*.ReportB.Dimension.D',
    draught: 'Message.*.MaximumStaticDraught',
    destination: 'Message.*.Destination',
    eta: 'Message.*.Eta',
  },
};
