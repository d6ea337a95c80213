import type { SimulatedVoyage } from '@roadstead/simulator';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baselines } from '../bench/predictions/baselines.ts';
import { Calibration } from '../bench/predictions/calibration.ts';
import { calibrationPlot } from '../bench/predictions/calibration-plot.ts';
import { differenceOf } from '../bench/predictions/difference.ts';
import { evaluatePredictors } from '../bench/predictions/evaluate-predictors.ts';
import type { Guess, Predictor, Question } from '../bench/predictions/predictor.ts';
import type { RoutedPorts } from '../bench/predictions/routed-ports.ts';
import type { ShipSum } from '../bench/predictions/score-accumulator.ts';
import { scorePrediction } from '../bench/predictions/score-prediction.ts';
import { coldStarts, type Task, type TestCase, timeline } from '../bench/predictions/timeline.ts';

const MS_PER_HOUR = 3_600_000;

/** A voyage of a ship from one port to another, with hours at sea. */
function voyageOf(
  mmsi: number,
  fromPortId: number,
  toPortId: number,
  atdHours: number,
  ataHours: number,
  others: Partial<SimulatedVoyage> = {},
): SimulatedVoyage {
  const [atdMs, ataMs] = [atdHours * MS_PER_HOUR, ataHours * MS_PER_HOUR];
  return {
    mmsi,
    imo: 9_000_000 + mmsi,
    shiptype: 70,
    lengthMeters: 100,
    tradeClass: 'tramp',
    from: { portId: fromPortId, ataMs: atdMs - MS_PER_HOUR, atdMs },
    to: { portId: toPortId, ataMs },
    speedKnots: 10,
    sailedMeters: 18_520 * (ataHours - atdHours),
    waitedMs: 0,
    detour: null,
    destinations: [{ sinceMs: 0, text: 'X', kind: 'garbage', meantPortId: null }],
    ...others,
  };
}

const routeBetween = (from: number, to: number): readonly (readonly [number, number])[] => [
  [from, 0],
  [to, 0],
];
const OPTIONS = { routeBetween, testFromMs: 0, voyagesPerShipMax: 100, seed: 1 };

const guess = (portId: number, probability: number, etaMs: number | null = null): Guess => ({
  portId,
  probability,
  etaMs,
});

/** A test case with a fixed answer; its question does not matter. */
const TEST_CASE = { nextPortId: 7, ataMs: 10 * MS_PER_HOUR } as TestCase;

describe('scorePrediction', () => {
  it('scores the probability of the correct port, at any rank', () => {
    const score = scorePrediction([guess(1, 0.5), guess(7, 0.25)], TEST_CASE, 100);
    expect(score).toMatchObject({ isFirst: false, isInThree: true, firstProbability: 0.5 });
    expect(score.logLoss).toBeCloseTo(Math.log(4), 12);
    const fourth = [guess(1, 0.3), guess(2, 0.2), guess(3, 0.2), guess(7, 0.1)];
    expect(scorePrediction(fourth, TEST_CASE, 100).isInThree).toBe(false);
  });

  it('spreads the remainder over the other ports, with a minimum of one in a million', () => {
    expect(scorePrediction([guess(1, 0.5)], TEST_CASE, 101).logLoss).toBeCloseTo(
      -Math.log(0.005),
      12,
    );
    expect(scorePrediction([], TEST_CASE, 100).logLoss).toBeCloseTo(Math.log(100), 12);
    expect(scorePrediction([guess(1, 1)], TEST_CASE, 100).logLoss).toBeCloseTo(
      6 * Math.log(10),
      12,
    );
  });

  it('has the error of the first ETA in hours, if the first port is correct', () => {
    const etaMs = 7.5 * MS_PER_HOUR;
    expect(scorePrediction([guess(7, 0.5, etaMs)], TEST_CASE, 9).etaErrorHours).toBeCloseTo(
      2.5,
      12,
    );
    expect(scorePrediction([guess(7, 0.5)], TEST_CASE, 9).etaErrorHours).toBeNull();
    const second = [guess(1, 0.5, etaMs), guess(7, 0.4, etaMs)];
    expect(scorePrediction(second, TEST_CASE, 9).etaErrorHours).toBeNull();
  });

  it('counts arrivals outside the range of the first ETA, if the first port is correct', () => {
    const ranged = (portId: number, early: number, late: number): Guess => ({
      ...guess(portId, 0.5, 10 * MS_PER_HOUR),
      ...{ etaEarlyMs: early * MS_PER_HOUR, etaLateMs: late * MS_PER_HOUR },
    });
    const rangeOf = (first: Guess) => scorePrediction([first], TEST_CASE, 9).etaRange;
    expect([rangeOf(ranged(7, 11, 12)), rangeOf(ranged(7, 8, 9))]).toEqual(['before', 'after']);
    expect([rangeOf(ranged(7, 8, 12)), rangeOf(ranged(1, 8, 9))]).toEqual(['within', null]);
    expect(rangeOf(guess(7, 0.5, 10 * MS_PER_HOUR))).toBeNull();
  });

  it('has the Brier sum over all ports, including those without a probability', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 6 }),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 1, max: 10 }),
        (weights, rest, nextPortId) => {
          const all = weights.reduce((sum, weight) => sum + weight, 0) + rest + 1e-9;
          const guesses = weights
            .toSorted((a, b) => b - a)
            .map((weight, at) => guess(at + 1, weight / all));
          const portCount = 10;
          const left = 1 - guesses.reduce((sum, { probability }) => sum + probability, 0);
          let plain = 0;
          for (let port = 1; port <= portCount; port++) {
            const predicted =
              guesses.find(({ portId }) => portId === port)?.probability ??
              left / (portCount - guesses.length);
            plain += (predicted - (port === nextPortId ? 1 : 0)) ** 2;
          }
          const score = scorePrediction(guesses, { ...TEST_CASE, nextPortId }, portCount);
          expect(score.brier).toBeCloseTo(plain, 9);
        },
      ),
    );
  });

  it('rejects invalid predictions', () => {
    for (const wrong of [
      [guess(1, 0.6), guess(2, 0.6)],
      [guess(1, 0.2), guess(2, 0.3)],
      [guess(1, -0.1)],
      [guess(1, Number.NaN)],
      [guess(1, 0.3), guess(1, 0.2)],
    ]) {
      expect(() => scorePrediction(wrong, TEST_CASE, 10)).toThrow(RangeError);
    }
  });
});

describe('calibration', () => {
  it('bins predictions by tenths, with the observed frequency', () => {
    const calibration = new Calibration();
    for (let at = 0; at < 10; at++) calibration.add(0.75, at < 6);
    calibration.add(1, true);
    const bins = calibration.bins();
    expect(bins.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 0, 10, 0, 1]);
    expect(bins[7]).toMatchObject({
      from: 0.7,
      to: 0.8,
      predicted: 0.75,
      observed: { value: 0.6 },
    });
    // Wilson's interval of 6 of 10, as in tables.
    expect(bins[7].observed?.least).toBeCloseTo(0.313, 3);
    expect(bins[7].observed?.greatest).toBeCloseTo(0.832, 3);
    expect(bins[0]).toMatchObject({ predicted: null, observed: null });
    expect(calibration.error()).toBeCloseTo((10 * 0.15 + 0) / 11, 12);
  });

  it('has no error for correct probabilities', () => {
    const calibration = new Calibration();
    for (let at = 0; at < 1000; at++) calibration.add(0.3, at % 10 < 3);
    expect(calibration.error()).toBeCloseTo(0, 12);
  });

  it('is drawn with a dot, an interval, a bar and a count for each tenth with predictions', () => {
    const calibration = new Calibration();
    for (let at = 0; at < 40; at++) calibration.add(at / 40, at % 2 === 0);
    const svg = calibrationPlot('A & B <test>', calibration.bins());
    expect(svg).toContain('A &amp; B &lt;test>');
    expect(svg.match(/<circle/g)).toHaveLength(10);
    expect(svg.match(/stroke-width="2"/g)).toHaveLength(10);
    expect(svg.match(/font-size="9"[^>]*>4</g)).toHaveLength(10);
    expect(svg).toContain('stroke-dasharray');
    expect(svg).toContain('predicted, %');
    expect(svg).toContain('observed, %');
    expect(calibrationPlot('none', new Calibration().bins())).not.toContain('<circle');
  });
});

describe('the order of tasks', () => {
  const first = voyageOf(1, 10, 12, 1, 9);
  const second = voyageOf(2, 20, 22, 2, 10);
  const textOf = (task: Task): string =>
    task.kind === 'train'
      ? `train ${task.voyage.mmsi}`
      : `predict ${task.testCase.question.mmsi} at ${task.testCase.progress}`;

  it('follows time: a question at sea comes before later training, also for other ships', () => {
    expect([...timeline([first, second], OPTIONS)].map(textOf)).toEqual([
      'predict 1 at 0',
      'predict 2 at 0',
      'predict 1 at 0.25',
      'predict 2 at 0.25',
      'predict 1 at 0.5',
      'predict 2 at 0.5',
      'predict 1 at 0.75',
      'predict 2 at 0.75',
      'train 1',
      'train 2',
    ]);
  });

  it('has no questions before the test begins, but all voyages for training', () => {
    const tasks = [...timeline([first, second], { ...OPTIONS, testFromMs: 5 * MS_PER_HOUR })];
    expect(tasks.map(textOf)).toEqual([
      'predict 1 at 0.5',
      'predict 2 at 0.5',
      'predict 1 at 0.75',
      'predict 2 at 0.75',
      'train 1',
      'train 2',
    ]);
  });

  it('contains the data known at sea, and none from the future', () => {
    const [task] = [...timeline([first], { ...OPTIONS, testFromMs: 5 * MS_PER_HOUR })];
    if (task.kind !== 'predict') throw new Error('expected a question');
    const { question, nextPortId, ataMs } = task.testCase;
    expect({ nextPortId, ataMs }).toEqual({ nextPortId: 12, ataMs: 9 * MS_PER_HOUR });
    expect(question).toMatchObject({ mmsi: 1, timeMs: 5 * MS_PER_HOUR, from: first.from });
    expect(question.track).toEqual([
      [10, 0],
      [11, 0],
    ]);
    expect(question.sailedMeters).toBeCloseTo(4 * 18_520, 6);
    expect(question.speedKnots).not.toBe(10);
    expect(question.speedKnots).toBeGreaterThan(9);
    expect(question.speedKnots).toBeLessThan(11);
    expect(Object.keys(question).sort()).toEqual(
      [
        'destination',
        'from',
        'imo',
        'lengthMeters',
        'mmsi',
        'shiptype',
        'sailedMeters',
        'speedKnots',
        'timeMs',
        'track',
      ].sort(),
    );
    expect(Object.keys(question.destination).sort()).toEqual(['sinceMs', 'text']);
  });

  it('depends on the passage: a ship that waits off the port has had its questions before', () => {
    const waiting = voyageOf(1, 10, 12, 1, 9, { waitedMs: 4 * MS_PER_HOUR });
    const times = [...timeline([waiting], OPTIONS)].flatMap((task) =>
      task.kind === 'predict' ? [task.testCase.question.timeMs / MS_PER_HOUR] : [],
    );
    expect(times).toEqual([1, 2, 3, 4]);
  });

  it('has questions for some voyages of a ship with many, evenly spread', () => {
    const voyages = Array.from({ length: 100 }, (_, at) =>
      voyageOf(1, at, at + 1, 10 * at, 10 * at + 9),
    );
    const ports = [...timeline(voyages, { ...OPTIONS, voyagesPerShipMax: 10 })].flatMap((task) =>
      task.kind === 'predict' && task.testCase.progress === 0.25 ? [task.testCase.nextPortId] : [],
    );
    expect(ports).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
  });
});

describe('questions in port', () => {
  const first = voyageOf(1, 10, 12, 1, 9, {
    destinations: [
      { sinceMs: 0, text: 'TWELVE', kind: 'name', meantPortId: 12 },
      { sinceMs: 8 * MS_PER_HOUR, text: 'LATE', kind: 'garbage', meantPortId: null },
    ],
  });
  const second = voyageOf(1, 12, 14, 19, 30, {
    from: { portId: 12, ataMs: 9 * MS_PER_HOUR, atdMs: 19 * MS_PER_HOUR },
    destinations: [{ sinceMs: 13 * MS_PER_HOUR, text: 'NEXT', kind: 'name', meantPortId: 14 }],
  });
  const inPort = [...timeline([first, second], OPTIONS)].flatMap((task) =>
    task.kind === 'predict' && task.testCase.situation === 'in port' ? [task.testCase] : [],
  );

  it('come at the begin and in the middle of the stay, without its end', () => {
    expect(inPort.map(({ question }) => question.timeMs / MS_PER_HOUR)).toEqual([9, 14]);
    for (const { question, nextPortId } of inPort) {
      expect(question.from).toEqual({ portId: 12, ataMs: 9 * MS_PER_HOUR, atdMs: null });
      expect(question).toMatchObject({ sailedMeters: 0, speedKnots: 0 });
      expect(question.track.at(-1)).toEqual([12, 0]);
      expect(nextPortId).toBe(14);
    }
  });

  it('come after the training with the voyage to that port', () => {
    const tasks = [...timeline([first, second], OPTIONS)];
    const trained = tasks.findIndex((task) => task.kind === 'train');
    const posed = tasks.findIndex(
      (task) => task.kind === 'predict' && task.testCase.situation === 'in port',
    );
    expect(posed).toBe(trained + 1);
  });

  it('have the text of that time, which may be that of the last voyage', () => {
    expect(inPort.map(({ question }) => question.destination.text)).toEqual(['LATE', 'NEXT']);
  });
});

describe('questions about new ships', () => {
  const old = voyageOf(1, 10, 12, 1, 9);
  const before = voyageOf(2, 12, 14, 2, 10);
  const voyages = [
    old,
    before,
    ...[0, 1, 2, 3].map((at) => voyageOf(2, at, at + 1, 20 + 10 * at, 29 + 10 * at)),
  ];
  const tasks = [
    ...coldStarts(voyages, (mmsi) => mmsi === 2, { ...OPTIONS, testFromMs: 15 * MS_PER_HOUR }),
  ];

  it('have the number of known calls, and no port of departure without one', () => {
    const cases = tasks.flatMap((task) =>
      task.kind === 'predict' && task.testCase.progress === 0.5
        ? [[task.testCase.situation, task.testCase.question.from?.portId]]
        : [],
    );
    expect(cases).toEqual([
      ['known calls: 0', undefined],
      ['known calls: 1', 1],
      ['known calls: 2', 2],
    ]);
  });

  it('come without training on what they did before', () => {
    const trained = tasks.flatMap((task) =>
      task.kind === 'train' ? [[task.voyage.mmsi, task.voyage.from.portId]] : [],
    );
    expect(trained).toEqual([
      [1, 10],
      [2, 1],
      [2, 2],
      [2, 3],
    ]);
  });
});

/** A constant prediction; records its training and questions. */
class ConstantPredictor implements Predictor {
  readonly name: string;
  readonly trained: number[] = [];
  readonly questions: Question[] = [];
  readonly #prediction: readonly Guess[];

  constructor(name: string, ...prediction: readonly Guess[]) {
    this.name = name;
    this.#prediction = prediction;
  }

  train(voyage: SimulatedVoyage): void {
    this.trained.push(voyage.to.portId);
  }

  predict(question: Question): readonly Guess[] {
    this.questions.push(question);
    return this.#prediction;
  }
}

describe('evaluatePredictors', () => {
  const voyages = [
    voyageOf(1, 10, 7, 1, 9),
    voyageOf(2, 20, 22, 2, 10, { tradeClass: 'ferry' }),
    voyageOf(1, 7, 30, 10, 20),
  ];
  const six = new ConstantPredictor('six', guess(6, 0.6), guess(22, 0.3));
  const seven = new ConstantPredictor('seven', guess(7, 0.9));
  const evaluation = evaluatePredictors(timeline(voyages, OPTIONS), [six, seven], 50);

  it('poses the same questions to all predictors, and trains them with all voyages', () => {
    expect(six.questions).toEqual(seven.questions);
    // Four at sea of each voyage, and two in port 7, between the voyages of ship 1.
    expect(six.questions).toHaveLength(14);
    expect(seven.trained).toEqual([7, 22, 30]);
  });

  it('counts by class, by progress, and over all', () => {
    expect(evaluation.scores('seven', {})).toMatchObject({
      questions: 12,
      first: { value: 1 / 3 },
    });
    expect(evaluation.scores('seven', { tradeClass: 'tramp' })).toMatchObject({
      questions: 8,
      first: { value: 1 / 2 },
      calibrationError: expect.closeTo(0.4, 12) as number,
    });
    expect(evaluation.scores('six', { tradeClass: 'ferry', progress: 0.5 })).toMatchObject({
      questions: 1,
      first: { value: 0 },
      inThree: { value: 1 },
    });
    expect(evaluation.scores('six', { tradeClass: 'cruise' })).toMatchObject({
      questions: 0,
      first: null,
    });
  });

  it('compares ETAs where both predictors are right', () => {
    const eta = (name: string, portId: number, hours: number): ConstantPredictor =>
      new ConstantPredictor(name, guess(portId, 0.9, hours * MS_PER_HOUR));
    const both = evaluatePredictors(
      timeline(voyages, OPTIONS),
      [eta('early', 7, 6), eta('late', 7, 11), eta('other', 22, 9)],
      50,
    );
    expect(both.etaErrors('early', 'late', {})).toEqual({
      questions: 4,
      one: { median: 3, ninetieth: 3 },
      other: { median: 2, ninetieth: 2 },
    });
    expect(both.etaErrors('early', 'other', {})).toMatchObject({ questions: 0 });
  });

  it('has the mean log-loss', () => {
    const tramp = evaluation.scores('seven', { tradeClass: 'tramp' });
    expect(tramp.logLoss).toBeCloseTo((-Math.log(0.9) - Math.log(0.1 / 49)) / 2, 12);
  });

  it('computes a difference, with an interval that depends on the seed alone', () => {
    const difference = evaluation.difference('seven', 'six', 'first', {}, 1);
    expect(difference.value).toBeCloseTo(1 / 3, 12);
    expect(evaluation.difference('seven', 'six', 'first', {}, 1)).toEqual(difference);
  });

  it('names the predictor of an invalid prediction', () => {
    const wrong = new ConstantPredictor('wrong', guess(1, 2));
    expect(() => evaluatePredictors(timeline(voyages, OPTIONS), [wrong], 50)).toThrow(/^wrong: /);
  });
});

describe('the baselines', () => {
  const ports = [
    { id: 10, name: 'Ten', locode: 'AATEN', longitude: 10 },
    { id: 12, name: 'Twelve', locode: 'AATWV', longitude: 12 },
    { id: 14, name: 'Fourteen', locode: null, longitude: 14 },
  ].map((port) => ({
    ...port,
    locodes: [],
    latitude: 0,
    country: 'AA',
    size: 'large',
    aliases: [],
  }));
  const sea = {
    ports,
    portById: (id: number) => ports.find((port) => port.id === id),
    metersBetween: () => 185_200,
    routeBetween,
  } as unknown as RoutedPorts;
  /** Prediction of each for ship 1 half-way from 10, after training with it and ship 2. */
  const predictionsFor = (text: string): ReadonlyMap<string, readonly Guess[]> => {
    const training = [
      voyageOf(1, 10, 14, 1, 2),
      voyageOf(1, 14, 10, 3, 4),
      voyageOf(1, 10, 14, 5, 6),
      voyageOf(2, 10, 12, 5, 6),
      voyageOf(2, 12, 10, 7, 8),
      voyageOf(2, 10, 12, 9, 10),
      voyageOf(2, 12, 10, 11, 12),
      voyageOf(2, 10, 12, 13, 14),
      voyageOf(1, 14, 10, 20, 30),
    ];
    const question: Question = {
      mmsi: 1,
      imo: 9_000_001,
      shiptype: 70,
      lengthMeters: 100,
      timeMs: 45 * MS_PER_HOUR,
      from: { portId: 10, ataMs: 30 * MS_PER_HOUR, atdMs: 40 * MS_PER_HOUR },
      track: [
        [10, 0],
        [11, 0],
      ],
      sailedMeters: 92_600,
      speedKnots: 10,
      destination: { text, sinceMs: 0 },
    };
    return new Map(
      baselines(sea).map((predictor) => {
        for (const voyage of training) predictor.train(voyage);
        return [predictor.name, predictor.predict(question)];
      }),
    );
  };
  const predictedPorts = (name: string, text = ''): readonly number[] | undefined =>
    predictionsFor(text)
      .get(name)
      ?.map(({ portId }) => portId);

  it('predict by their rules', () => {
    expect(predictedPorts('most frequent')).toEqual([10, 14]);
    expect(predictedPorts('as last time')).toEqual([14]);
    expect(predictedPorts('Markov')).toEqual([12, 14]);
    expect(predictedPorts('nearest ahead')).toEqual([12, 14]);
    expect(predictedPorts('stated destination', 'FOURTEEN')).toEqual([14]);
    expect(predictedPorts('stated destination', 'AA TWV')).toEqual([12]);
    expect(predictedPorts('stated destination', 'TWELWE')).toEqual([]);
  });

  it('have probabilities from their own past: counts, and one more for all ports without a count', () => {
    const markov = predictionsFor('')
      .get('Markov')
      ?.map(({ probability }) => probability);
    expect(markov).toEqual([3 / 6, 2 / 6]);
  });

  it('have an ETA from the remaining distance and the present speed', () => {
    const [first] = predictionsFor('').get('as last time') ?? [];
    expect(first.etaMs).toBeCloseTo(50 * MS_PER_HOUR, 0);
  });

  it('give valid predictions after any training', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(3), fc.nat(2), fc.nat(2)), { maxLength: 40 }),
        (seen) => {
          const voyages = seen.map(([mmsi, from, to], at) =>
            voyageOf(mmsi, 10 + 2 * from, 10 + 2 * to, 10 * at, 10 * at + 5),
          );
          const found = evaluatePredictors(timeline(voyages, OPTIONS), baselines(sea), 3);
          for (const { name } of baselines(sea)) {
            expect(found.scores(name, {}).questions).toBe(4 * voyages.length);
            expect(found.scores(name, {}).logLoss).toBeLessThanOrEqual(14);
          }
        },
      ),
    );
  });
});

describe('the difference of two predictors', () => {
  const sums = (firsts: readonly number[]): ReadonlyMap<number, ShipSum> =>
    new Map(firsts.map((first, mmsi) => [mmsi, { questions: 10, first, logLoss: 0 }]));

  it('has an interval as wide as the spread of the ships', () => {
    // Half of 100 ships are better by a fifth: the standard error is 0.1 / √100.
    const one = sums(Array.from({ length: 100 }, (_, at) => (at % 2 === 0 ? 7 : 5)));
    const { value, least, greatest } = differenceOf(one, sums(Array(100).fill(5)), 'first', 1);
    expect(value).toBeCloseTo(0.1, 12);
    expect(least).toBeCloseTo(0.1 - 1.96 * 0.01, 2);
    expect(greatest).toBeCloseTo(0.1 + 1.96 * 0.01, 2);
  });

  it('is by ships: many questions of one ship do not narrow it', () => {
    const one = new Map([
      [1, { questions: 1000, first: 1000, logLoss: 0 }],
      [2, { questions: 1000, first: 0, logLoss: 0 }],
    ]);
    const other = new Map([
      [1, { questions: 1000, first: 0, logLoss: 0 }],
      [2, { questions: 1000, first: 0, logLoss: 0 }],
    ]);
    expect(differenceOf(one, other, 'first', 1)).toEqual({ value: 0.5, least: 0, greatest: 1 });
  });

  it('requires the same questions', () => {
    expect(() => differenceOf(sums([1, 2]), sums([1]), 'first', 1)).toThrow(RangeError);
    expect(differenceOf(new Map(), new Map(), 'first', 1).value).toBe(0);
  });
});
