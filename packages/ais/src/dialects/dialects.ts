import { AIS_HUB, AIS_HUB_STATUS, AIS_HUB_UNITS } from './ais-hub.ts';
import { AISSTREAM } from './aisstream.ts';
import { BARENTS_WATCH } from './barents-watch.ts';
import { DANISH_AUTHORITY } from './danish-authority.ts';
import { DATALASTIC } from './datalastic.ts';
import type { Dialect } from './dialect.ts';
import { DIGITRAFFIC_LOCATIONS, DIGITRAFFIC_MQTT, DIGITRAFFIC_VESSELS } from './digitraffic.ts';
import { EXACT_EARTH } from './exact-earth.ts';
import { GLOBAL_FISHING_WATCH } from './global-fishing-watch.ts';
import {
  GPSD,
  GPSD_OTHER,
  GPSD_UNSCALED,
  GPSD_UNSCALED_AIRCRAFT,
  GPSD_UNSCALED_LONG_RANGE,
} from './gpsd.ts';
import { MARINE_CADASTRE } from './marine-cadastre.ts';
import { MARINE_TRAFFIC } from './marine-traffic.ts';
import { SIGNAL_K } from './signal-k.ts';
import { SPIRE_EXTRACT, SPIRE_GRAPHQL, SPIRE_POSITIONS, SPIRE_VESSELS } from './spire.ts';

/** Dialects with one name for each field: of CSV files, and of JSON objects without structure. */
export const TABLE_DIALECTS: readonly Dialect[] = [
  DANISH_AUTHORITY,
  MARINE_CADASTRE,
  MARINE_TRAFFIC,
  EXACT_EARTH,
  SPIRE_EXTRACT,
  AIS_HUB,
  BARENTS_WATCH,
  DATALASTIC,
  GLOBAL_FISHING_WATCH,
];

/** Dialects of JSON that are recognised by structure or values; the first that matches is used. */
export const JSON_DIALECTS: readonly Dialect[] = [
  AISSTREAM,
  SIGNAL_K,
  GPSD,
  GPSD_UNSCALED_AIRCRAFT,
  GPSD_UNSCALED_LONG_RANGE,
  GPSD_UNSCALED,
  GPSD_OTHER,
  DIGITRAFFIC_LOCATIONS,
  DIGITRAFFIC_VESSELS,
  DIGITRAFFIC_MQTT,
  SPIRE_VESSELS,
  SPIRE_GRAPHQL,
  SPIRE_POSITIONS,
  AIS_HUB_UNITS,
  AIS_HUB_STATUS,
];
