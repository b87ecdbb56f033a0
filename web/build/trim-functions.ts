import type { ESTree } from 'vite';
import { childrenOf } from './syntax-tree.ts';

type Node = ESTree.Node;

/**
 * Empties functions that are never called, so that the bundler drops what only they use. Functions are named as they are
 * declared, methods as they are assigned: `Type.prototype.method`.
 */
export function emptyFunctions(code: string, program: ESTree.Program, names: Iterable<string>): string {
  const missing = new Set(names);
  const wanted = new Set(names);
  let trimmed = '';
  let end = 0;

  function visit(node: Node): void {
    const [name, body] = namedBody(node, code);
    if (!body || !wanted.has(name)) {
      for (const child of childrenOf(node)) visit(child);
      return;
    }
    trimmed += `${code.slice(end, body.start)}{}`;
    end = body.end;
    missing.delete(name);
  }

  visit(program);
  if (missing.size > 0) throw new Error(`There is no function ${[...missing].join(', ')} any more.`);
  return trimmed + code.slice(end);
}

/** The name and the body of a function that is declared, or assigned to a method. */
function namedBody(node: Node, code: string): [string, Node | null] {
  if (node.type === 'FunctionDeclaration') return [node.id?.name ?? '', node.body];
  if (node.type !== 'AssignmentExpression' || node.right.type !== 'FunctionExpression') return ['', null];
  return [code.slice(node.left.start, node.left.end), node.right.body];
}
