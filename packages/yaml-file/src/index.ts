export { messageOf, tellIssues } from './explain.ts';
export { jsonSchemaText } from './json-schema-text.ts';
export { allowedText } from './nearest.ts';
export { type FilePath, type FileProblem, pathText, problemText, type Tell } from './problem.ts';
export { readYamlFile } from './read-yaml-file.ts';
export { readYaml, type YamlSource } from './yaml-source.ts';
