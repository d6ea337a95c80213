import type { Locode } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KnownPlace } from '../known-place.ts';
import type { KnownPort } from '../known-port.ts';
import { createDestinationReader } from './create-destination-reader.ts';
import type { DestinationContext } from './destination.ts';

const PORTS: readonly KnownPort[] = [
  port(1, 'NLRTM', 'Rotterdam', 'large', 4.5, 51.9),
  port(2, 'BEANR', 'Antwerpen', 'large', 4.4, 51.2, { aliases: ['Antwerp'] }),
  port(3, 'SEGOT', 'Goteborg', 'large', 11.9, 57.7, { aliases: ['Gothenburg'] }),
  port(4, 'DKSKA', 'Skagen Havn', 'small', 10.6, 57.7),
  port(5, 'FIHEL', 'Helsinki', 'large', 25, 60.2),
  port(6, 'EETLL', 'Vanasadam - Port of Tallinn', 'large', 24.8, 59.4),
  port(7, 'CASJF', "Saint John's", 'medium', -52.7, 47.6),
  port(8, 'AGSJO', "St John's", 'small', -61.8, 17.1),
  port(9, 'GIGIB', 'Gibraltar', 'medium', -5.4, 36.1),
  port(10, 'SGKEP', 'Keppel - (East Singapore)', 'large', 103.8, 1.3, {
    locodes: ['SGSIN'],
    aliases: ['Singapore'],
  }),
  port(11, 'SGJUR', 'Jurong Island', 'large', 103.7, 1.3),
  port(12, 'EGPSD', "Bur Sa'id", 'large', 32.3, 31.3, { aliases: ['Port Said'] }),
  port(13, 'EGSUZ', 'As Suways', 'large', 32.6, 30, { aliases: ['Suez'] }),
  port(14, 'DEHUS', 'Husum', 'very-small', 9, 54.5),
  port(15, 'SEHUS', 'Husum', 'very-small', 19.1, 63.3),
  port(16, 'PLSZZ', 'Szczecin', 'medium', 14.6, 53.4),
  port(17, null, 'Sandhamn', 'very-small', 18.9, 59.3),
  port(18, 'USNYC', 'New York', 'large', -74, 40.7),
  port(19, 'DEHAM', 'Hamburg', 'large', 9.9, 53.5),
  port(20, 'USHOM', 'Holland', 'small', -86.1, 42.8),
  port(21, 'MXCOA', 'Puerto Mexico', 'large', -94.4, 18.1),
  port(22, 'RUSAK', 'Aleksandrovsk -Sakhalinskiy', 'small', 142.2, 50.9),
  port(23, 'IDJKT', 'Tanjung Priok', 'large', 106.9, -6.1),
  port(24, 'IDSUB', 'Tanjung Perak', 'large', 112.7, -7.2),
  port(25, 'CA345', 'Goulais Bay', 'very-small', -84.5, 46.7),
  port(26, 'NLEUR', 'Rotterdam Europoort', 'large', 4.1, 51.9),
];
const IN_THE_BALTIC: DestinationContext = { position: { longitude: 20, latitude: 58 } };
const PLACES: readonly KnownPlace[] = [
  place('DKGED', 'Gedser', [11.9, 54.6]),
  place('AEKHL', 'Mina Khalifa/Abu Dhabi', [54.7, 24.8]),
  place('GBNEW', 'Newtown', [-1, 51]),
  place('AUNWT', 'Newtown', [151, -34]),
  place('ZAPIT', 'Point', null),
  place('IDBTM', 'Batam Island', null),
  place('NLRTM', 'Rotterdam', null),
];
const reader = createDestinationReader(PORTS, PLACES);

type Known = Partial<Record<'locodes' | 'aliases', readonly string[]>>;

function port(
  id: number,
  locode: string | null,
  name: string,
  size: KnownPort['size'],
  longitude: number,
  latitude: number,
  { locodes = [], aliases = [] }: Known = {},
): KnownPort {
  const country = locode?.slice(0, 2) ?? 'SE';
  const codes = { locode: locode as Locode | null, locodes: locodes as readonly Locode[] };
  return { id, ...codes, name, aliases, country, longitude, latitude, size };
}

function place(
  locode: string,
  name: string,
  position: readonly [number, number] | null,
): KnownPlace {
  const [longitude, latitude] = position ?? [0, 0];
  return {
    ...{ locode: locode as Locode, name, aliases: [], country: locode.slice(0, 2) },
    position: position && { longitude, latitude },
  };
}

/** The reading: LOCODEs, most likely first, after the kind if it is not a port of call. */
function read(text: string, context: DestinationContext = {}): string {
  const found = reader.read(text, context);
  if (found.kind === 'none') return 'none';
  if (found.kind === 'place') return `place ${found.locode}`;
  if (found.kind === 'unknown') return found.country === null ? '?' : `? ${found.country}`;
  const names = found.candidates.map(
    ({ portId }) => PORTS[portId - 1].locode ?? PORTS[portId - 1].name,
  );
  return (found.kind === 'intent' ? [`${found.intent}:`, ...names] : names).join(' ');
}

function likelihood(text: string, portId: number, context: DestinationContext = {}): number {
  const found = reader.read(text, context);
  const candidates = 'candidates' in found ? found.candidates : [];
  return candidates.find((each) => each.portId === portId)?.likelihood ?? 0;
}

describe('the text', () => {
  it.each([
    ['', 'none'],
    ['@@@@@@@@@@', 'none'],
    [' . ', 'none'],
    ['0', 'none'],
    ['UNKNOWN', 'none'],
    ['N/A', 'none'],
    ['test', 'none'],
    ['QQQQ', '?'],
    ['NL RTM@@@GOTEBORG', 'NLRTM'],
    ['@ROTTERDAM', 'NLRTM'],
    ['QQQQ@NLRTM', '?'],
    ['SEG0T', 'SEGOT'],
    ['Göteborg', 'SEGOT'],
    ['GOETEBORG', 'SEGOT'],
    ['PORT_SAID', 'EGPSD'],
    ['PORTSAID', 'EGPSD'],
    ['HAMBURG 12.12', 'DEHAM'],
    ['HAMBURG ETA 12/12', 'DEHAM'],
  ])('[N1] %j is %s', (text, meant) => {
    expect(read(text)).toBe(meant);
  });

  it('[N1] two letters that stand for an umlaut are not a typo', () => {
    expect(likelihood('GOETEBORG', 3)).toBe(likelihood('GOTEBORG', 3));
  });

  it('[N1] padding and case have no effect', () => {
    const texts = fc.oneof(
      fc.constantFrom('NLRTM', 'Tallinn>SKAW', 'GIBRALTAR OPL', 'VIA', '0'),
      sixBit(),
    );
    const padding = fc.constantFrom('', ' ', '   ', '@', '@@ @', '  @@@@');
    fc.assert(
      fc.property(texts, padding, padding, (text, before, after) => {
        const plain = reader.read(text, IN_THE_BALTIC);
        expect(reader.read(before + text + after, IN_THE_BALTIC)).toEqual(plain);
        expect(reader.read(text.toLowerCase(), IN_THE_BALTIC)).toEqual(plain);
      }),
    );
  });
});

describe('names', () => {
  it.each([
    ['NLRTM', 'NLRTM'],
    ['NL RTM', 'NLRTM'],
    ['NL-RTM', 'NLRTM'],
    ['CA 345', 'CA345'],
    ['SGSIN', 'SGKEP'],
    ['SKAW', 'DKSKA'],
    ['SKAGEN', 'DKSKA'],
    ['TALLINN', 'EETLL'],
    ["A'DAM", '?'],
    ["R'DAM", 'NLRTM'],
    ['TO ROTTERDAM', 'NLRTM'],
    ['PORT OF ROTTERDAM', 'NLRTM'],
    ['ROTTERDAM/NL', 'NLRTM'],
    ['ROTTERDAM, NETHERLANDS', 'NLRTM'],
    ['SE GOT (GOTHENBURG)', 'SEGOT'],
    ['HUSUM,GERMANY', 'DEHUS'],
    ['SE HUSUM', 'SEHUS'],
    ['SINGAPORE', 'SGKEP'],
    ['JURONG ISLAND SINGAPORE', 'SGJUR'],
    ['SINGAPORE JURONG ISLAND', 'SGJUR'],
    ['MEXICO', '? MX'],
    ['ALEKSANDROVSK', 'RUSAK'],
    ['TANJUNG XXXXXX', '?'],
    ['NLRDM', 'NLRTM'],
    ['NLRTM, GERMANY', 'NLRTM'],
    ['SWEDEN', '? SE'],
    ['SE XYZ', '? SE'],
    ['HAMBURG, CHINA', '? CN'],
    ['HAMBURG SG', 'DEHAM'],
    ['SKA', 'DKSKA'],
    ['QQQQ SKA', '?'],
    ['SKA-GOT', 'SEGOT DKSKA'],
    ['SKA, XXXXXX', 'DKSKA'],
    ['SKA XXXXXX', '?'],
  ])('[N2] %j is %s', (text, meant) => {
    expect(read(text)).toBe(meant);
  });

  it.each([
    ['FOR ORDERS', 'orders:'],
    ['FOR ORDE', 'orders:'],
    ['GIBRALTAR TO ORDER', 'orders: GIGIB'],
    ['SKAW F.O.', 'orders: DKSKA'],
    ['GIBRALTAR OPL', 'off-port-limits: GIGIB'],
    ['OFF SKAGEN FOR ORDER', 'orders: DKSKA'],
    ['SKAGEN ROAD', 'anchorage: DKSKA'],
    ['GOTHENBURG ANCH', 'anchorage: SEGOT'],
    ['HELSINKI P/S', 'pilot: FIHEL'],
    ['ELBE PILOT', 'pilot:'],
    ['FISHING GROUND', 'fishing:'],
    ['SWEDISH SAR VESSEL', 'work:'],
    ['SKAGEN FOR BUNKERS', 'bunkers: DKSKA'],
    ['SUEZ CANAL', 'passage: EGPSD EGSUZ'],
    ['SUEZ', 'EGSUZ'],
    ['BALTIC SEA', 'sea:'],
    ['NLRTM>FOR ORDERS', 'orders:'],
  ])('[N2] %j is %s', (text, meant) => {
    expect(read(text, IN_THE_BALTIC)).toBe(meant);
  });

  it('[N2] each port is read by its code', () => {
    for (const { locode } of PORTS) if (locode) expect(read(locode)).toBe(locode);
  });

  it("[N2] a port's own code has priority over one in use for another", () => {
    const two = [PORTS[0], { ...PORTS[1], locodes: ['NLRTM' as Locode] }];
    expect(createDestinationReader(two).read('NLRTM')).toMatchObject({
      candidates: [{ portId: 1 }],
    });
  });

  it('[N2] two ports with the same code and name are both candidates', () => {
    const two = [PORTS[0], { ...PORTS[0], id: 2 }];
    for (const text of ['NLRTM', 'ROTTERDAM']) {
      expect(createDestinationReader(two).read(text)).toMatchObject({
        candidates: [{ portId: 1 }, { portId: 2 }],
      });
    }
  });
});

describe('waypoints and places', () => {
  it.each([
    ['BOSPHORUS', 'passage:'],
    ['ISTANBUL STRAIT', 'passage:'],
    ['WEST AFRICA', 'sea:'],
    ['EOPL', 'off-port-limits: SGKEP'],
    ['SINGAPORE OPL', 'off-port-limits: SGKEP'],
    ['SINGAPORE PEBG B', 'pilot: SGKEP'],
    ['SGP PWBGA', 'pilot: SGKEP'],
    ['ARMED GUARDS ONBOARD', 'none'],
    ['SINGAPORE ARM GUARD', 'SGKEP'],
  ])('[N2] %j is %s', (text, meant) => {
    expect(read(text)).toBe(meant);
  });

  it.each([
    ['GEDSER', 'place DKGED'],
    ['DKGED', 'place DKGED'],
    ['DK GED', 'place DKGED'],
    ['GEDSER, DENMARK', 'place DKGED'],
    ['GEDSER CHINA', '? CN'],
    ['KHALIFA', 'place AEKHL'],
    ['BATAM', 'place IDBTM'],
    ['NLRTM>GEDSER', 'place DKGED'],
    ['GEDSER>NLRTM', 'NLRTM'],
    ['NEWTOWN', '?'],
    ['NEWTOWN UK', 'place GBNEW'],
    ['POINT QQQQQ', '?'],
    ['ROTTERDAM', 'NLRTM'],
  ])('[N9] %j is %s', (text, meant) => {
    expect(read(text)).toBe(meant);
  });

  it('[N9] of several places of a name, the only one near the ship is meant', () => {
    expect(read('NEWTOWN', { position: { longitude: 0, latitude: 50 } })).toBe('place GBNEW');
    expect(read('NEWTOWN', { position: { longitude: 150, latitude: -30 } })).toBe('place AUNWT');
  });

  it.each([
    ['NEW YORK NY', 'USNYC'],
    ['ST JOHNS NL', 'CASJF'],
    ['HAMBURG DE', 'DEHAM'],
  ])('[N2] %j is %s: two letters at the end may be a state', (text, meant) => {
    expect(read(text).split(' ')[0]).toBe(meant);
  });
});

describe('voyages', () => {
  it.each([
    ['US NYC>NL RTM', 'NLRTM'],
    ['USNYC=>NLRTM', 'NLRTM'],
    ['US NYC ->> NL RTM', 'NLRTM'],
    ['USNYC TO NLRTM', 'NLRTM'],
    ['USNYC_TO_NLRTM', 'NLRTM'],
    ['NLRTM < USNYC', 'NLRTM'],
    ['>NLRTM', 'NLRTM'],
    ['NLRTM>>', 'NLRTM'],
    ['USNYC>QQQQ', '?'],
    ['USNYC>?? ???', '?'],
    ['QQQQ>NLRTM', 'NLRTM'],
    ['PORT SAID>EGYPT', 'EGPSD'],
    ['DEHAM<>NLRTM', 'NLRTM DEHAM'],
    ['HELSINKI-TALLINN', 'EETLL FIHEL'],
    ['USNYC NLRTM', 'NLRTM USNYC'],
    ['USNYC>NLRTM>DEHAM', 'DEHAM NLRTM'],
    ['UST-LUGA', '?'],
    ['SAINT-JOHNS', 'CASJF AGSJO'],
  ])('[N3] %j is %s', (text, meant) => {
    expect(read(text)).toBe(meant);
  });

  it.each([
    ['HELSINKI-TALLINN', 5, 'EETLL FIHEL'],
    ['HELSINKI-TALLINN', 6, 'FIHEL EETLL'],
    ['FIHEL<>EETLL', 6, 'FIHEL EETLL'],
    ['USNYC>NLRTM>DEHAM', 18, 'NLRTM DEHAM'],
    ['USNYC>NLRTM>DEHAM', 1, 'DEHAM'],
    ['USNYC>NLRTM>DEHAM', 19, 'DEHAM NLRTM'],
    ['USNYC>NLRTM>DEHAM', 4, 'DEHAM NLRTM'],
  ])('[N4] %j after port %i is %s', (text, departurePortId, meant) => {
    expect(read(text, { departurePortId })).toBe(meant);
  });

  it('[N4] the ends of a ferry are equally likely, if the departure is unknown', () => {
    expect(likelihood('FIHEL<>EETLL', 5)).toBe(likelihood('FIHEL<>EETLL', 6));
    expect(likelihood('FIHEL-EETLL', 5)).toBeLessThan(likelihood('FIHEL-EETLL', 6));
  });

  it.each([
    ['RTM VIA ANTWERP', 'NLRTM BEANR'],
    ['SE GOT VIA KIEL', 'SEGOT'],
    ['SE GOT VIA SUEZ', 'SEGOT'],
    ['SE GOT VIA SUEZ CANAL', 'SEGOT'],
    ['SEGOT(VIA NOK)', 'SEGOT'],
    ['QQQQ VIA ANTWERP', '?'],
    ['USNYC>NLRTM VIA BEANR', 'NLRTM BEANR'],
  ])('[N5] %j is %s', (text, meant) => {
    expect(read(text)).toBe(meant);
  });
});

describe('likelihoods', () => {
  it('[N6] a code is more certain than a name, and a name more than a misspelt one', () => {
    const texts = ['NLRTM', 'ROTTERDAM', 'ROTTREDAM', 'ROTTREDMA'];
    const likelihoods = texts.map((text) => likelihood(text, 1));
    expect(likelihoods).toEqual([...likelihoods].sort((a, b) => b - a));
    expect(new Set(likelihoods).size).toBe(4);
  });

  it('[N6] a name beside its code, or beside words without meaning, is as likely as alone', () => {
    expect(likelihood('GOTHENBURG SEGOT', 3)).toBe(likelihood('SEGOT', 3));
    expect(likelihood('ETA PORT OF ROTTERDAM', 1)).toBe(likelihood('ROTTERDAM', 1));
  });

  it('[N6] a port in another country than two letters state is less likely', () => {
    expect(likelihood('HAMBURG SG', 19)).toBeLessThan(likelihood('HAMBURG DE', 19));
  });

  it('[N6] of two ports with one name the larger is more likely, and the nearer', () => {
    expect(read('ST JOHNS')).toBe('CASJF AGSJO');
    expect(read('ST JOHNS', { position: { longitude: -61.8, latitude: 17.2 } })).toBe(
      'AGSJO CASJF',
    );
    expect(read('HUSUM', { position: { longitude: 19, latitude: 60 } })).toBe('SEHUS DEHUS');
    expect(read('HUSUM', { position: { longitude: 8, latitude: 54 } })).toBe('DEHUS SEHUS');
  });

  it('[N6] distances across the antimeridian are short', () => {
    const east = { ...PORTS[13], id: 1, longitude: 179 };
    const west = { ...PORTS[13], id: 2, longitude: -170 };
    const position = { longitude: -179, latitude: 54.5 };
    expect(createDestinationReader([west, east]).read('HUSUM', { position })).toMatchObject({
      candidates: [{ portId: 1 }, { portId: 2 }],
    });
  });

  it('[N6] an ambiguous or misspelt name excludes ports out of reach', () => {
    const near = { position: { longitude: 10, latitude: 54 }, reachMeters: 300_000 };
    expect(read('HUSUM', near)).toBe('DEHUS');
    expect(read('HAMBUGR', near)).toBe('DEHAM');
    expect(read('ROTTREDAM', { ...near, reachMeters: 430_000 })).toBe('?');
    expect(read('ROTTREDAM', { ...near, reachMeters: 450_000 })).toBe('NLRTM');
  });

  it('[N6] a code, or a unique name, stands for its port at any distance', () => {
    const near = { position: { longitude: 10, latitude: 54 }, reachMeters: 1 };
    expect(read('NLRTM', near)).toBe('NLRTM');
    expect(read('ROTTERDAM', near)).toBe('NLRTM');
  });

  it.each([
    [Number.NaN, Number.NaN],
    [20, Number.POSITIVE_INFINITY],
    [Number.NaN, 58],
    [181, 91],
  ])('[N6] an invalid position %d, %d is no evidence', (longitude, latitude) => {
    expect(read('HUSUM', { position: { longitude, latitude }, reachMeters: 1 })).toBe(
      'DEHUS SEHUS',
    );
    expect(likelihood('HUSUM', 14, { position: { longitude, latitude } })).toBe(
      likelihood('HUSUM', 14),
    );
  });

  it('[N6] an unknown word before a name makes it less likely, but not across a sign', () => {
    expect(likelihood('QQQQ ROTTERDAM', 1)).toBeLessThan(likelihood('QQQQ, ROTTERDAM', 1));
    expect(likelihood('ROTTERDAM QQQQ', 1)).toBe(likelihood('ROTTERDAM', 1));
    expect(likelihood('QQQQ NLRTM', 1)).toBe(likelihood('NLRTM', 1));
  });
});

describe('guesses', () => {
  it.each([
    ['ROTTERDM', 'NLRTM'],
    ['ROTTTERDAM', 'NLRTM'],
    ['ROTXERDAM', 'NLRTM'],
    ['ROTTREDAM', 'NLRTM'],
    ['GOTENBERG', 'SEGOT'],
    ['SKAGEM', 'DKSKA'],
    ['SZCZETIN FOR ORDERS', 'orders: PLSZZ'],
    ['HAMBURGG GERMANY', 'DEHAM'],
    ['HAMBURGG CHINA', '? CN'],
    ['JAMBURG', '?'],
    ['HMBRG', '?'],
    ['HSUM', '?'],
    ['RTM NL', 'NLRTM'],
    ['ANR', 'BEANR'],
    ['SJO', '?'],
    ['PLSZC', 'PLSZZ'],
    ['PL SZCZ', 'PLSZZ'],
    ['PL SZCX', '? PL'],
    ['NL RMT', 'NLRTM'],
    ['NLTRM', 'NLRTM'],
    ['NLRTX', '?'],
  ])('[N7] %j is %s', (text, meant) => {
    expect(read(text, IN_THE_BALTIC)).toBe(meant);
  });

  it('[N7] a known name is not another one misspelt', () => {
    const two = [PORTS[18], { ...PORTS[18], id: 21, name: 'Homburg', locode: null }];
    expect(createDestinationReader(two).read('HOMBURG')).toMatchObject({
      candidates: [{ portId: 21 }],
    });
  });
});

describe('any text', () => {
  const texts = fc.oneof(
    fc.string({ maxLength: 1000, unit: 'binary' }),
    sixBit(),
    fc
      .array(
        fc.constantFrom(
          'NLRTM',
          'HELSINKI',
          'VIA',
          '>',
          '<>',
          '-',
          'TO',
          ' ',
          'NL',
          'FO',
          '@',
          'HUSSUM',
        ),
      )
      .map((parts) => parts.join(' ')),
  );
  const context = fc.constantFrom<DestinationContext>({}, IN_THE_BALTIC, {
    ...IN_THE_BALTIC,
    reachMeters: 1e6,
    departurePortId: 5,
  });

  it('[N8] has likelihoods in order with a sum of at most 1, each port once', () => {
    fc.assert(
      fc.property(texts, context, (text, known) => {
        const found = reader.read(text, known);
        if (!('candidates' in found)) return;
        if (found.kind === 'ports') expect(found.candidates.length).toBeGreaterThan(0);
        const likelihoods = found.candidates.map((each) => each.likelihood);
        for (const each of likelihoods) expect(each).toBeGreaterThan(0);
        expect(likelihoods.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(1 + 1e-9);
        expect(likelihoods).toEqual([...likelihoods].sort((a, b) => b - a));
        expect(new Set(found.candidates.map(({ portId }) => portId)).size).toBe(likelihoods.length);
      }),
      { numRuns: 2000 },
    );
  });

  it('[N8] is read deterministically, by other readers as well', () => {
    const other = createDestinationReader(PORTS);
    fc.assert(
      fc.property(texts, context, (text, known) => {
        expect(other.read(text, known)).toEqual(reader.read(text, known));
      }),
    );
  });

  it('[N8] has no ports without known ones', () => {
    const empty = createDestinationReader([]);
    expect(empty.read('NLRTM')).toEqual({ kind: 'unknown', country: null });
    expect(empty.read('ROTTERDAM FOR ORDERS')).toEqual({
      kind: 'intent',
      intent: 'orders',
      candidates: [],
    });
  });
});

/** Texts of AIS: 20 characters of the 6-bit table. */
function sixBit(): fc.Arbitrary<string> {
  const characters = Array.from({ length: 64 }, (_, i) => String.fromCharCode(i < 32 ? 64 + i : i));
  return fc.string({ maxLength: 20, unit: fc.constantFrom(...characters) });
}
