import type { Command } from 'commander';
import type { Host } from '../host/host.ts';

/** The surroundings of a command. */
export interface CommandContext {
  readonly host: Host;
  /** Sets the exit code. */
  readonly exit: (code: number) => void;
  /** Builds the program with the definitions of all commands, for completion. */
  readonly buildWholeProgram: () => Promise<Command>;
}

/** Adds description, arguments, options and action to a command that has its name and summary. */
export type DefineCommand = (command: Command, context: CommandContext) => void;

/** A command as `roadstead --help` lists it. Its definition is loaded when it is called. */
export interface CommandEntry {
  readonly name: string;
  readonly alias?: string;
  /** The heading under which it is listed. */
  readonly group: string;
  /** Options and arguments as they are listed: `[options] <file>`. */
  readonly usage: string;
  readonly summary: string;
  readonly load: () => Promise<DefineCommand>;
}
