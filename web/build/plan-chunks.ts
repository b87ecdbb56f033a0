/** A module of the pages as far as its place in a chunk depends on it. */
export interface PlannedModule {
  /** Modules of different owners are never in one chunk, so that a change of ours leaves a library's file as it is. */
  owner: string;
  imports: readonly string[];
  /** What it may load later. */
  later?: readonly string[];
  /** About what it adds to a compressed script. */
  bytes: number;
}

/** What a file costs a page beyond its code: a request, a name in the manifest, and a worse compression. */
const bytesPerFile = 600;

/** How much more a page counts that loads more than others: the largest decides whether the budget is kept. */
const weightOfLarge = 22;

/** How much less a page counts with all that it may load later, because no visit loads all of it. */
const weightOfLater = 0.01;

/** How the names of chunks begin that every page loads. */
export const everywhere = 'all-';

interface Chunk {
  owner: string;
  modules: string[];
  pages: Set<number>;
  bytes: number;
  imports: Set<Chunk>;
}

/**
 * The chunk of each module that several entries or all pages load. Modules that the same pages load are together; two chunks become one
 * where the pages that need both save more by a file less than the others lose by code they do not need. `pages` lists
 * the entries that a page loads: its route, its layouts and the start of the browser's code. Each page counts twice, as it is
 * first shown and with all that it may load later, which must not bring along the code of other pages.
 */
export function planChunks(
  modules: ReadonlyMap<string, PlannedModule>,
  pages: readonly (readonly string[])[],
): Map<string, string> {
  const entries = [...new Set(pages.flat())];
  const loadedBy = new Map(entries.map((entry) => [entry, reachFrom(entry, modules)]));
  const entriesOf = invert(loadedBy);
  const shown = pages.map((page) => new Set(page.flatMap((entry) => [...(loadedBy.get(entry) ?? [])])));
  const visits = [...shown, ...shown.map((loaded) => withLater(loaded, modules))];
  const pagesOf = invert(new Map(visits.map((loaded, index) => [index, loaded])));
  const isShared = (id: string) => (entriesOf.get(id)?.size ?? 0) > 1 || pagesOf.get(id)?.size === visits.length;
  const shared = [...modules.keys()].filter((id) => isShared(id) && !entries.includes(id));
  const chunks = mergeSmall(groupByPages(shared, modules, pagesOf), weighPages(visits.length, modules, pagesOf));
  const nameOf = ({ owner, pages: { size } }: Chunk, index: number) =>
    `${size === visits.length ? everywhere : ''}${owner}${index}`;
  return new Map(chunks.flatMap((chunk, index) => chunk.modules.map((id) => [id, nameOf(chunk, index)])));
}

function weighPages(
  count: number,
  modules: ReadonlyMap<string, PlannedModule>,
  pagesOf: ReadonlyMap<string, Set<number>>,
): number[] {
  const loads = new Array<number>(count).fill(0);
  for (const [id, pages] of pagesOf)
    for (const page of pages) loads[page] = (loads[page] ?? 0) + (modules.get(id)?.bytes ?? 0);
  const [shown, withLater] = [loads.slice(0, count / 2), loads.slice(count / 2)];
  return [...weigh(shown), ...weigh(withLater).map((weight) => weight * weightOfLater)];
}

function weigh(loads: readonly number[]): number[] {
  const mean = sum(loads) / loads.length;
  return loads.map((load) => (load / mean) ** weightOfLarge);
}

function reachFrom(entry: string, modules: ReadonlyMap<string, PlannedModule>): Set<string> {
  const reached = new Set([entry]);
  for (const id of reached) for (const next of modules.get(id)?.imports ?? []) if (modules.has(next)) reached.add(next);
  return reached;
}

function withLater(loaded: ReadonlySet<string>, modules: ReadonlyMap<string, PlannedModule>): Set<string> {
  const later = [...loaded].flatMap((id) => modules.get(id)?.later ?? []);
  return new Set([...loaded, ...later.flatMap((id) => [...reachFrom(id, modules)])]);
}

function invert<Key>(sets: ReadonlyMap<Key, ReadonlySet<string>>): Map<string, Set<Key>> {
  const inverted = new Map<string, Set<Key>>();
  for (const [key, ids] of sets) {
    for (const id of ids) inverted.set(id, (inverted.get(id) ?? new Set()).add(key));
  }
  return inverted;
}

/** One chunk for each set of pages; none imports itself through another, because what a module imports has more pages. */
function groupByPages(
  ids: readonly string[],
  modules: ReadonlyMap<string, PlannedModule>,
  pagesOf: ReadonlyMap<string, Set<number>>,
): Chunk[] {
  const ownerOf = (id: string) => modules.get(id)?.owner ?? '';
  const byPages = Map.groupBy(ids, (id) => `${ownerOf(id)} ${[...(pagesOf.get(id) ?? [])].sort((a, b) => a - b)}`);
  const chunkOf = new Map<string, Chunk>();
  const chunks = [...byPages.values()].map((members) => {
    const [first = ''] = members;
    const chunk: Chunk = {
      owner: ownerOf(first),
      modules: members,
      pages: new Set(pagesOf.get(first)),
      bytes: sum(members.map((id) => modules.get(id)?.bytes ?? 0)),
      imports: new Set(),
    };
    for (const id of members) chunkOf.set(id, chunk);
    return chunk;
  });
  for (const [id, chunk] of chunkOf) {
    for (const next of modules.get(id)?.imports ?? []) {
      const imported = chunkOf.get(next);
      if (imported && imported !== chunk) chunk.imports.add(imported);
    }
  }
  return chunks;
}

function mergeSmall(chunks: readonly Chunk[], weights: readonly number[]): Chunk[] {
  const left = [...chunks];
  for (let pair = findBestPair(left, weights); pair; pair = findBestPair(left, weights)) {
    const [kept, merged] = pair;
    left.splice(left.indexOf(merged), 1);
    kept.modules.push(...merged.modules);
    kept.bytes += merged.bytes;
    kept.pages = new Set([...kept.pages, ...merged.pages]);
    kept.imports = new Set([...kept.imports, ...merged.imports]);
    for (const chunk of left) if (chunk.imports.delete(merged)) chunk.imports.add(kept);
    kept.imports.delete(kept);
    kept.imports.delete(merged);
    // Whoever loads a chunk loads what it imports.
    for (const chunk of allImports(kept)) chunk.pages = new Set([...chunk.pages, ...kept.pages]);
  }
  return left;
}

/** The two chunks whose union saves most over all pages, if any does. */
function findBestPair(chunks: readonly Chunk[], weights: readonly number[]): [Chunk, Chunk] | null {
  const weightOf = (page: number) => weights[page] ?? 1;
  let best: { pair: [Chunk, Chunk]; saved: number } | null = null;
  for (const [index, one] of chunks.entries()) {
    for (const other of chunks.slice(index + 1)) {
      if (one.owner !== other.owner) continue;
      const shared = sum([...one.pages].filter((page) => other.pages.has(page)).map(weightOf)) * bytesPerFile;
      // Most pairs are not worth it even without what they import.
      if (shared <= lostBytes(one, other, [], weightOf) + lostBytes(other, one, [], weightOf)) continue;
      const [behindOne, behindOther] = [[...allImports(one)], [...allImports(other)]];
      const saved = shared - lostBytes(one, other, behindOther, weightOf) - lostBytes(other, one, behindOne, weightOf);
      if (saved <= (best?.saved ?? 0) || meetsAgain(one, other) || meetsAgain(other, one)) continue;
      best = { pair: [one, other], saved };
    }
  }
  return best?.pair ?? null;
}

/** What the pages of a chunk would load in vain with another one and with what that imports. */
function lostBytes(
  chunk: Chunk,
  other: Chunk,
  behindOther: readonly Chunk[],
  weightOf: (page: number) => number,
): number {
  const losing = [...chunk.pages].filter((page) => !other.pages.has(page));
  return sum(
    losing.map((page) => {
      const inVain = behindOther.filter(({ pages }) => !pages.has(page)).map(({ bytes }) => bytes + bytesPerFile);
      return weightOf(page) * (other.bytes + sum(inVain));
    }),
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function allImports(chunk: Chunk): Set<Chunk> {
  const reached = new Set(chunk.imports);
  for (const one of reached) for (const next of one.imports) reached.add(next);
  return reached;
}

/** Whether a chunk imports the other through a third: as one they would import each other, and could not be run. */
function meetsAgain(from: Chunk, to: Chunk): boolean {
  return [...from.imports].some((chunk) => chunk !== to && allImports(chunk).has(to));
}
