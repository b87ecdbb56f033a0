import type { ESTree } from 'vite';

/** The parts of a piece of code, in their order. */
export function childrenOf(node: ESTree.Node): ESTree.Node[] {
  return Object.values(node)
    .flat()
    .filter((child): child is ESTree.Node => typeof child?.type === 'string')
    .sort((one, other) => one.start - other.start);
}
