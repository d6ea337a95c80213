import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeOutput } from '../testing/fake-host.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { type GrowingOutput, growingOutput } from './growing-output.ts';
import { UserError } from './host.ts';

const { make, remove, file, folder } = temporaryFolder();
beforeEach(make);
afterEach(remove);

const path = (): string => join(folder(), 'events');
const text = (name: string): string => readFileSync(join(folder(), name), 'utf8');
const open = (mayRestart = true): Promise<GrowingOutput> =>
  growingOutput(path(), [], new FakeOutput(), mayRestart);

describe('a file that grows', () => {
  it('is complete after each write, beside the file that it replaces', async () => {
    file('events', 'before');
    const output = await open();
    await output.append(['[1'], ']');
    expect(text('events.part')).toBe('[1]');
    await output.append([',2', new TextEncoder().encode(',3')], ']');
    expect([text('events.part'), text('events')]).toEqual(['[1,2,3]', 'before']);
    await output.append([']\n'], '');
    await output.finish();
    await output.discard();
    expect(readdirSync(folder())).toEqual(['events']);
    expect(text('events')).toBe('[1,2,3]\n');
  });

  it('begins again without what was written', async () => {
    const output = await open();
    await output.append(['much that is not in order'], '');
    await output.restart();
    await output.append(['little'], '');
    await output.finish();
    expect(text('events')).toBe('little');
  });

  it('stays as a part where the run fails, if it has content', async () => {
    const empty = await open();
    await empty.append([], ']');
    await empty.discard();
    expect(readdirSync(folder())).toEqual([]);
    const output = await open();
    await output.append(['one\n'], '');
    await output.discard();
    expect(text('events.part')).toBe('one\n');
    expect(readdirSync(folder())).toEqual(['events.part']);
  });

  it('replaces the part of an earlier run, which cannot complete it any more', async () => {
    const earlier = await open();
    await earlier.append(['earlier'], '');
    const later = await open();
    await later.append(['later'], '');
    await expect(earlier.finish()).rejects.toThrow(UserError);
    await later.finish();
    expect(text('events')).toBe('later');
  });

  it('replaces no input', async () => {
    const part = file('events.part', 'of a run that was killed');
    const output = growingOutput(path(), [part], new FakeOutput(), true);
    await expect(output).rejects.toThrow('is one of the inputs');
    expect(text('events.part')).toBe('of a run that was killed');
  });
});

describe('a stream', () => {
  it('gets what is written at once, and the last tail', async () => {
    const stdout = new FakeOutput();
    const output = await growingOutput(undefined, [], stdout, false);
    await output.append(['[1'], ']');
    expect(stdout.text).toBe('[1');
    await output.append([',2'], ']');
    await output.finish();
    expect(stdout.text).toBe('[1,2]');
  });

  it('gets all at the end, if the run may begin again', async () => {
    const stdout = new FakeOutput();
    const output = await growingOutput(undefined, [], stdout, true);
    await output.append(['in vain'], '');
    await output.restart();
    await output.append(['[1'], ']');
    expect(stdout.text).toBe('');
    await output.finish();
    await output.discard();
    expect(stdout.text).toBe('[1]');
  });

  it('is as well a file that is a device', async () => {
    const output = await growingOutput('/dev/null', [], new FakeOutput(), true);
    await output.append(['nothing'], '');
    await output.finish();
    await output.discard();
    writeFileSync(path(), '');
    expect(readdirSync(folder())).toEqual(['events']);
  });
});
