import { type Json, schemaLines } from './lines.ts';

/**
 * The promises of an OpenAPI document, one item a line, without summaries and descriptions. References are followed, since an inline
 * schema may become a component.
 */
export function openApiLines(source: Json): readonly string[] {
  const document = resolved(source, source.components ?? {});
  const lines: string[] = [`openapi ${document.openapi}`];
  for (const [path, methods] of entries(document.paths))
    for (const [method, operation] of entries(methods))
      lines.push(...operationLines(`${method.toUpperCase()} ${path}`, operation));
  for (const [kind, parts] of entries(document.components)) {
    for (const [name, part] of entries(parts)) {
      const at = `${kind} ${name}`;
      if (kind === 'schemas') lines.push(at, ...schemaLines(part, at));
      else if (kind === 'securitySchemes')
        lines.push(`${at} ${part.type} ${part.scheme ?? `${part.in} ${part.name}`}`);
      else if (kind === 'responses') lines.push(at, ...responseLines(at, part));
      else if (kind === 'parameters') lines.push(`${at}`, ...parameterLines(at, part));
      else lines.push(at);
    }
  }
  return [...new Set(lines)];
}

/** The same JSON, with the members of what is referenced beside the `$ref`; that of a schema remains, as its name in generated clients. */
function resolved(json: Json, components: Json): Json {
  if (Array.isArray(json)) return json.map((each) => resolved(each, components));
  if (typeof json !== 'object' || json === null) return json;
  const [, , kind, name] = json.$ref?.split('/') ?? [];
  const { $ref, ...rest } = json;
  const members = { ...components[kind]?.[name], ...(kind === 'schemas' ? json : rest) };
  return Object.fromEntries(
    Object.entries(members).map(([key, value]) => [key, resolved(value, components)]),
  );
}

function operationLines(at: string, operation: Json): readonly string[] {
  const { operationId, tags = [], parameters = [], requestBody, responses, security } = operation;
  const lines = [at, `${at} operationId ${operationId}`];
  for (const tag of tags) lines.push(`${at} tag ${tag}`);
  for (const each of security ?? [])
    lines.push(`${at} security ${Object.keys(each).sort().join(' and ') || 'none'}`);
  for (const each of parameters) lines.push(...parameterLines(at, each));
  if (requestBody?.$ref) lines.push(`${at} body ref ${requestBody.$ref}`);
  for (const [type, { schema }] of entries(requestBody?.content)) {
    lines.push(`${at} body ${type}`);
    if (schema) lines.push(...schemaLines(schema, `${at} body ${type}`));
  }
  for (const [status, response] of entries(responses)) {
    lines.push(`${at} ${status}`, ...responseLines(`${at} ${status}`, response));
  }
  return lines;
}

function parameterLines(at: string, parameter: Json): readonly string[] {
  if (parameter.$ref) return [`${at} parameter ref ${parameter.$ref}`];
  const { name, in: place, required = false, schema } = parameter;
  const path = `${at} parameter ${name}`;
  return [`${path} in ${place}${required ? ' required' : ''}`, ...schemaLines(schema, path)];
}

function responseLines(at: string, response: Json): readonly string[] {
  if (response.$ref) return [`${at} ref ${response.$ref}`];
  const lines = Object.keys(response.headers ?? {}).map((name) => `${at} header ${name}`);
  for (const [type, { schema }] of entries(response.content)) {
    lines.push(`${at} ${type}`);
    if (schema) lines.push(...schemaLines(schema, `${at} ${type}`));
  }
  return lines;
}

function entries(value: Json): readonly (readonly [string, Json])[] {
  return Object.entries(value ?? {});
}
