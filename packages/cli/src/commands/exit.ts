/** Takes the exit code of the command that ran. */
export type Exit = (code: number) => void;
