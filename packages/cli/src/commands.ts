import type { CommandEntry } from './command-line/define-command.ts';

const START = 'Getting started:';
const FILES = 'Recordings and scenarios:';
const SERVICE = 'Run a service:';
const QUERIES = 'Queries:';
const MAINTENANCE = 'Maintain a store:';
const SHELL = 'Shell:';

/** The commands in the order in which they are listed. */
export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'sandbox',
    group: START,
    usage: '[options]',
    summary: 'run the service on a simulated world, to explore it',
    load: async () => (await import('./simulation/sandbox/define-sandbox.ts')).defineSandbox,
  },
  {
    name: 'demo',
    group: START,
    usage: '',
    summary: 'detect on the bundled recording: 84 minutes in the Solent',
    load: async () => (await import('./sts/demo/define-demo.ts')).defineDemo,
  },
  {
    name: 'detect',
    group: FILES,
    usage: '[options] [input...]',
    summary: 'detect ship-to-ship encounters in AIS recordings',
    load: async () => (await import('./sts/define-detect.ts')).defineDetect,
  },
  {
    name: 'convert',
    group: FILES,
    usage: '[options] [input...]',
    summary: 'convert recordings or a store to another format',
    load: async () => (await import('./convert/define-convert.ts')).defineConvert,
  },
  {
    name: 'simulate',
    group: FILES,
    usage: '[options] <scenario...>',
    summary: 'replay scenarios with a known truth, and score the detection',
    load: async () => (await import('./simulation/define-simulate.ts')).defineSimulate,
  },
  {
    name: 'score',
    group: FILES,
    usage: '[options] <events>',
    summary: 'score the events of any program against the truth of a simulation',
    load: async () => (await import('./simulation/score/define-score.ts')).defineScore,
  },
  {
    name: 'sweep',
    group: FILES,
    usage: '[options] <scenario...>',
    summary: 'score a grid of distances and windows on scenarios',
    load: async () => (await import('./sts/sweep/define-sweep.ts')).defineSweep,
  },
  {
    name: 'serve',
    group: SERVICE,
    usage: '[options]',
    summary: 'run the service over HTTP',
    load: async () => (await import('./operations/define-serve.ts')).defineServe,
  },
  {
    name: 'cluster',
    group: SERVICE,
    usage: '[options]',
    summary: 'several processes on a database and a log, on this machine for trying',
    load: async () => (await import('./cluster/define-cluster.ts')).defineCluster,
  },
  {
    name: 'ingest',
    group: SERVICE,
    usage: '[options] <input...>',
    summary: 'ingest recordings into a store',
    load: async () => (await import('./ingest/define-ingest.ts')).defineIngest,
  },
  {
    name: 'import',
    group: SERVICE,
    usage: '[options] <kind> <file>',
    summary: "import carriers' schedules or bookings, for trade lanes",
    load: async () => (await import('./trade-lanes/define-import.ts')).defineImport,
  },
  {
    name: 'route',
    group: QUERIES,
    usage: '[options] <from> <to>',
    summary: 'the sea route between two ports or places',
    load: async () => (await import('./routing/define-route.ts')).defineRoute,
  },
  {
    name: 'distances',
    group: QUERIES,
    usage: '[options] <from> <to>',
    summary: 'the distances between the places of two files',
    load: async () => (await import('./routing/define-distances.ts')).defineDistances,
  },
  {
    name: 'report',
    group: QUERIES,
    usage: '[options] <type>',
    summary: 'statistics over a period of the history of a store',
    load: async () => (await import('./reports/define-report.ts')).defineReport,
  },
  {
    name: 'predict',
    group: QUERIES,
    usage: '[options] <ship or port>',
    summary: 'the next ports of a ship, or the arrivals at a port',
    load: async () => (await import('./next-ports/define-predict.ts')).definePredict,
  },
  {
    name: 'relearn',
    alias: 'retrain',
    group: MAINTENANCE,
    usage: '[options]',
    summary: 'train the next-port model on the port calls in a store',
    load: async () => (await import('./next-ports/define-retrain.ts')).defineRetrain,
  },
  {
    name: 'learn',
    group: MAINTENANCE,
    usage: '',
    summary: 'learn ports, berths and anchorages from the stops in a store',
    load: async () => (await import('./tracking/define-learn.ts')).defineLearn,
  },
  {
    name: 'backup',
    group: MAINTENANCE,
    usage: '[options] <file>',
    summary: 'copy a store to a file, also while a service uses it',
    load: async () => (await import('./operations/define-backup.ts')).defineBackup,
  },
  {
    name: 'restore',
    group: MAINTENANCE,
    usage: '[options] <file>',
    summary: 'restore a backup into a folder without a store',
    load: async () => (await import('./operations/define-backup.ts')).defineRestore,
  },
  {
    name: 'copy-store',
    group: MAINTENANCE,
    usage: '[options] <from> <to>',
    summary: 'copy a store into an empty one, of a folder or a database',
    load: async () => (await import('./operations/copy/define-copy-store.ts')).defineCopyStore,
  },
  {
    name: 'continue-log',
    group: MAINTENANCE,
    usage: '[options]',
    summary: 'continue the database of a cluster with a log that is new or lost messages',
    load: async () => (await import('./cluster/define-continue-log.ts')).defineContinueLog,
  },
  {
    name: 'check',
    group: MAINTENANCE,
    usage: '[options]',
    summary: 'read everything in a store, and list what is damaged',
    load: async () => (await import('./operations/define-check.ts')).defineCheck,
  },
  {
    name: 'user',
    group: MAINTENANCE,
    usage: '',
    summary: 'the users of a service: add, list, remove, password',
    load: async () => (await import('./identity/define-user.ts')).defineUser,
  },
  {
    name: 'key',
    group: MAINTENANCE,
    usage: '',
    summary: 'the API keys of users: add, list, revoke',
    load: async () => (await import('./identity/define-key.ts')).defineKey,
  },
  {
    name: 'completion',
    group: SHELL,
    usage: '<shell>',
    summary: 'print a completion script for bash, zsh or fish',
    load: async () => (await import('./completion/define-completion.ts')).defineCompletion,
  },
];
