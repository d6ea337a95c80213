/** `none`: carries no AIS. An `aton` transmits as an aid to navigation, as platforms do. */
export type AisClass = 'A' | 'B-SO' | 'B-CS' | 'aton' | 'none';

export interface TransmitterPlan {
  readonly class: AisClass;
  /** Distance of the antenna from the bow, as a share of the length. */
  readonly antennaAft: number;
  /** Distance of the antenna to starboard of the centre line, in metres. */
  readonly antennaStarboardMeters: number;
  /** Standard deviation of the position's error, in metres east and north each; correlated over minutes. */
  readonly noiseMeters: number;
  /** Share of its messages that is lost, 0 to 1. */
  readonly lossRate: number;
  /** Navigation status that it transmits, 0 to 15, whatever it does. Undefined: that of its activity. */
  readonly navStatus?: number;
  /** Reported dimensions: length and beam without the antenna's place, or none. Undefined: all. */
  readonly dimensions?: 'size' | 'none';
  /** False: without a compass, as most small ships. */
  readonly hasHeading: boolean;
  /** Time from a change of the draught until the crew enters it; undefined: never. */
  readonly draughtEntrySeconds?: readonly [least: number, greatest: number];
}
