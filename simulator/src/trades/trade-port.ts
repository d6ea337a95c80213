/** A port of the trade simulation; the gazetteer's `Port` is assignable to it. */
export interface TradePort {
  readonly id: number;
  readonly locode: string | null;
  readonly name: string;
  /** Degrees, WGS84. */
  readonly longitude: number;
  readonly latitude: number;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly size: 'very-small' | 'small' | 'medium' | 'large' | null;
}
