import { Argument } from 'commander';
import type { DefineCommand } from '../command-line/define-command.ts';
import { EXIT_OK, writeText } from '../host/host.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;

const EXAMPLES = `
Examples:
  In ~/.bashrc:
    source <(roadstead completion bash)
  In ~/.zshrc, after compinit:
    source <(roadstead completion zsh)
  In ~/.config/fish/config.fish:
    roadstead completion fish | source
`;

/** Defines `completion`: a script for a shell, generated from the definitions of all commands. */
export const defineCompletion: DefineCommand = (command, { host, exit, buildWholeProgram }) => {
  command
    .description(
      'Prints a script that makes a shell complete commands, options, choices and file names of roadstead.',
    )
    .addArgument(new Argument('<shell>', 'the shell').choices(SHELLS))
    .addHelpText('after', EXAMPLES)
    .action(async (shell: (typeof SHELLS)[number]) => {
      const [{ completionModel }, { bashScript }, { zshScript }, { fishScript }] =
        await Promise.all([
          import('./completion-model.ts'),
          import('./bash-script.ts'),
          import('./zsh-script.ts'),
          import('./fish-script.ts'),
        ]);
      const write = { bash: bashScript, zsh: zshScript, fish: fishScript }[shell];
      await writeText(host.stdout, write(completionModel(await buildWholeProgram())));
      exit(EXIT_OK);
    });
};
