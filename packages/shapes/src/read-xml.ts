import { failure, type Result, success } from '@roadstead/model';
import { SaxesParser, type SaxesTagPlain } from 'saxes';

/** An element of an XML document, with its name in small letters and without a prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The text between its tags, without that of elements in it. */
  text: string;
}

/** Receives the elements of a document. What it throws as an `XmlError` is the problem of the document. */
export interface XmlReader {
  open(element: XmlElement, parents: readonly XmlElement[]): void;
  close(element: XmlElement, parents: readonly XmlElement[]): void;
}

/** A problem of a document. */
export class XmlError extends Error {}

/** Deeper than any folder of a map: elements of 8 MiB of open tags would occupy some hundred megabytes. */
const DEPTH_MAX = 100;
/** The reader of the file has decoded it: another encoding in its declaration would be wrong. */
const ENCODINGS = /^(?:utf-?8|us-ascii)$/i;

/** Reads an XML document without document type. @returns the problem, with its line, of a document that cannot be read */
export function readXml(text: string, reader: XmlReader): Result<void, string> {
  const parser = new SaxesParser();
  const open: XmlElement[] = [];
  parser.on('error', (error) => {
    throw new XmlError(error.message.replace(/^\d+:\d+: /, ''));
  });
  parser.on('xmldecl', ({ encoding = 'UTF-8' }) => {
    if (!ENCODINGS.test(encoding)) throw new XmlError('the encoding must be UTF-8');
  });
  parser.on('doctype', () => {
    throw new XmlError('a document type is not supported');
  });
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    const element = { name: name.replace(/^.*:/, '').toLowerCase(), attributes, text: '' };
    if (open.length >= DEPTH_MAX) throw new XmlError(`more than ${DEPTH_MAX} levels`);
    reader.open(element, open);
    open.push(element);
  });
  const addText = (more: string): void => {
    const element = open.at(-1);
    if (element) element.text += more;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.pop();
    if (element) reader.close(element, open);
  });
  try {
    parser.write(text).close();
    return success(undefined);
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    return failure(`line ${parser.line}: ${error.message}`);
  }
}
