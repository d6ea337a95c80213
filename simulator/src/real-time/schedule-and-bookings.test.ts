import { beforeAll, describe, expect, it } from 'vitest';
import { testMetersBetween, testPorts } from '../testing/test-ports.ts';
import { createTradeSimulation } from '../trades/create-trade-simulation.ts';
import type { SimulatedVoyage } from '../trades/voyage.ts';
import { type ScheduleAndBookings, scheduleAndBookings } from './schedule-and-bookings.ts';

const DAY_MS = 86_400_000;
const PORTS = testPorts();
const locodeOf = (portId: number): string => `P${portId}`;

describe('schedules and bookings', () => {
  let voyages: readonly SimulatedVoyage[];
  let papers: ScheduleAndBookings;
  beforeAll(() => {
    const trade = {
      seed: 1,
      ports: PORTS,
      metersBetween: testMetersBetween,
      ships: 60,
      years: 0.5,
    };
    voyages = [...createTradeSimulation({ ...trade, startMs: Date.UTC(2026, 0, 1) })];
    papers = scheduleAndBookings(1, voyages, locodeOf);
  });

  it('are of liners and feeders, the same for the same seed', () => {
    const lined = voyages.filter(({ tradeClass }) => /liner|feeder/.test(tradeClass));
    const imos = new Set(lined.map(({ imo }) => imo));
    expect(new Set(papers.schedules.map((each) => each.vessel_imo_number))).toEqual(imos);
    expect(JSON.stringify(scheduleAndBookings(1, voyages, locodeOf))).toBe(JSON.stringify(papers));
  });

  it('have calls in the order of time, most of them close to the actual ones', () => {
    const made = new Map<string, number[]>();
    for (const { imo, from, to } of voyages) {
      for (const { portId, ataMs } of [from, to]) {
        const key = `${imo} ${locodeOf(portId)}`;
        made.set(key, [...(made.get(key) ?? []), ataMs]);
      }
    }
    let [all, near, late] = [0, 0, 0];
    for (const { vessel_imo_number: imo, port_calls } of papers.schedules) {
      const times = port_calls.map((call) => Date.parse(call.arrival_datetime));
      expect(times).toEqual([...times].sort((a, b) => a - b));
      for (const [at, { un_location_code }] of port_calls.entries()) {
        const atas = made.get(`${imo} ${un_location_code}`) ?? [];
        all++;
        if (atas.some((ata) => Math.abs(ata - times[at]) <= DAY_MS)) near++;
        else if (atas.some((ata) => ata > times[at] && ata - times[at] < 4 * DAY_MS)) late++;
      }
    }
    expect(near / all).toBeGreaterThan(0.7);
    expect(late / all).toBeGreaterThan(0.05);
    // Omitted calls.
    expect(near + late).toBeLessThan(all);
  });

  it('name each booking and voyage once per carrier, and roll some', () => {
    const numbers = papers.bookings.map((each) => each.carrier_booking_number);
    expect(new Set(numbers).size).toBe(numbers.length);
    const sailings = papers.schedules.map(
      (each) => `${each.vessel_operator_carrier_code} ${each.carrier_voyage_number}`,
    );
    expect(new Set(sailings).size).toBe(sailings.length);
    const rolled = papers.bookings.filter(({ containers: [group] }) => group.changed_by !== null);
    expect(rolled.length / numbers.length).toBeGreaterThan(0.06);
    expect(rolled.length / numbers.length).toBeLessThan(0.2);
  });
});
