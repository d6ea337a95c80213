/** The error of a file that cannot be read; the message is one sentence for the user. */
export class FileError extends Error {
  override readonly name = 'FileError';
  readonly file: string;

  constructor(file: string, cause: Error) {
    super(cause.message, { cause });
    this.file = file;
  }
}
