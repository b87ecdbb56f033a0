import type { ESTree } from 'vite';
import { childrenOf } from './syntax-tree.ts';

type Node = ESTree.Node;

/** What a page needs to call an endpoint; the rest of a contract is for the server and the documentation. */
const keptProperties = new Set(['method', 'path', 'file', 'fileType', 'isStream']);

/** Methods that only schemas have, also those that are imported from another contract. */
const derivingMethods = new Set(['extend', 'pick', 'omit']);

/**
 * The code of a contract as pages need it: an endpoint keeps what a call needs, and a schema becomes the bare `z`, whose
 * stub answers every call with itself. Without calls at the top level, the bundler drops what a page does not use. Imports
 * stand before everything else.
 */
export function trimContract(code: string, program: ESTree.Program): string {
  const schemas = new Set(['z']);
  let trimmed = '';
  let end = 0;

  /** Whether an expression is a chain of calls that starts at a schema. Parsing stays: the stub explains that error. */
  function isSchema(node: Node): boolean {
    if (node.type === 'Identifier') return schemas.has(node.name);
    if (node.type === 'CallExpression') {
      return isSchema(node.callee) || (node.callee.type === 'Identifier' && node.callee.name === 'success');
    }
    if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return false;
    const { name } = node.property;
    return derivingMethods.has(name) || (!/parse/i.test(name) && isSchema(node.object));
  }

  function visit(node: Node): void {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init && isSchema(node.init)) {
      schemas.add(node.id.name);
    }
    const text = endpointAsObject(node, code) ?? (node.type === 'CallExpression' && isSchema(node) ? 'z' : undefined);
    if (text === undefined) for (const child of childrenOf(node)) visit(child);
    else {
      trimmed += code.slice(end, node.start) + text;
      end = node.end;
    }
  }

  const imports = program.body.filter((statement) => statement.type === 'ImportDeclaration');
  end = imports.at(-1)?.end ?? 0;
  for (const statement of program.body) if (statement.type !== 'ImportDeclaration') visit(statement);
  trimmed += code.slice(end);
  // What only a schema imported is not loaded either.
  const used = imports.filter(({ specifiers }) => specifiers.some(({ local }) => mentions(trimmed, local.name)));
  return used.map(({ start, end }) => `${code.slice(start, end)}\n`).join('') + trimmed.trimStart();
}

const mentions = (code: string, name: string) =>
  new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(code);

/** The object that pages need instead of `endpoint({ … })`; none where the definition is not a plain object. */
function endpointAsObject(node: Node, code: string): string | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'endpoint') return;
  const [definition] = node.arguments;
  if (definition?.type !== 'ObjectExpression' || !definition.properties.every(nameOf)) return;
  const kept = definition.properties.filter((property) => keptProperties.has(nameOf(property)));
  return `({ ${kept.map(({ start, end }) => code.slice(start, end)).join(', ')} })`;
}

function nameOf(property: ESTree.ObjectPropertyKind): string {
  return property.type === 'Property' && !property.computed && property.key.type === 'Identifier'
    ? property.key.name
    : '';
}
