/** Preload that shifts the clock of a process and its threads by CLOCK_SHIFT_MS. */
const shiftMs = Number(process.env['CLOCK_SHIFT_MS']);
const SystemDate = Date;

globalThis.Date = new Proxy(SystemDate, {
  construct: (target, given: ConstructorParameters<DateConstructor>, newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [target.now() + shiftMs], newTarget),
  get: (target, name) =>
    name === 'now' ? () => target.now() + shiftMs : Reflect.get(target, name),
});
