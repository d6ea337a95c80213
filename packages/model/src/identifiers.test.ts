import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isShipMmsi, type Mmsi, parseImo, parseLocode, parseMmsi } from './identifiers.ts';

describe('parseMmsi', () => {
  it.each([
    ['211000001', 211000001],
    [' 211000001 ', 211000001],
    ['002442001', 2442001],
    [211000001, 211000001],
    [0, 0],
    [999_999_999, 999_999_999],
  ])('accepts %j', (input, expected) => {
    expect(parseMmsi(input)).toBe(expected);
  });

  it.each(['', ' ', '2110000011', '-1', '211e6', '0x10', '211 000 001', -1, 1e9, 1.5, Number.NaN])(
    'rejects %j',
    (input) => {
      expect(parseMmsi(input)).toBeUndefined();
    },
  );

  it('accepts the nine digits of every MMSI', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), (mmsi) => {
        expect(parseMmsi(String(mmsi).padStart(9, '0'))).toBe(mmsi);
      }),
    );
  });

  it('[D9] isShipMmsi accepts MIDs from 201 to 775', () => {
    fc.assert(
      fc.property(fc.nat(999), fc.nat(999_999), (mid, rest) => {
        expect(isShipMmsi((mid * 1_000_000 + rest) as Mmsi)).toBe(mid >= 201 && mid <= 775);
      }),
    );
  });
});

describe('parseImo', () => {
  // The example in IMO A.1117(30): 9·7 + 0·6 + 7·5 + 4·4 + 7·3 + 2·2 = 139.
  it.each(['9074729', 'IMO 9074729', 'imo9074729', ' 9074729 ', 9074729])('accepts %j', (input) => {
    expect(parseImo(input)).toBe(9074729);
  });

  it.each(['9074728', '907472', '90747290', '0000000', 'IMO', '', 907472.9])(
    'rejects %j',
    (input) => {
      expect(parseImo(input)).toBeUndefined();
    },
  );

  it('accepts one check digit of ten', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: 999_999 }), (digits) => {
        const valid = [...'0123456789'].filter((digit) => parseImo(`${digits}${digit}`));
        expect(valid).toHaveLength(1);
      }),
    );
  });
});

describe('parseLocode', () => {
  it.each(['NLRTM', 'NL RTM', 'nl rtm', ' nlrtm '])('accepts %j', (input) => {
    expect(parseLocode(input)).toBe('NLRTM');
  });

  it.each(['', 'NLR', 'NLRT1', 'NLRT0', 'N1RTM', 'NL-RTM', 'NLRTMX', 'NL  RTM'])(
    'rejects %j',
    (input) => {
      expect(parseLocode(input)).toBeUndefined();
    },
  );

  it('accepts the digits 2 to 9 in the place code', () => {
    expect(parseLocode('US2NY')).toBe('US2NY');
  });
});
