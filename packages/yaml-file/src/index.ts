export { formatIssues, issueMessage } from './format-issues.ts';
export { jsonSchemaText } from './json-schema-text.ts';
export {
  type FilePath,
  type FileProblem,
  pathText,
  problemText,
  type ReportIssue,
} from './problem.ts';
export { readYamlFile } from './read-yaml-file.ts';
export { allowedText } from './suggest.ts';
export { readYaml, type YamlSource } from './yaml-source.ts';
