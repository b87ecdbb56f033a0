import { findArticle, type GroupedPhoto } from '../../../server/domains/selling/listing-drafts/group-photos.ts';
import { share } from '../../support/reliability.ts';

/** What the vision says of a photo, and which article it shows. */
export interface SeenPhoto {
  article: number;
  embedding: Uint8Array;
  colours: readonly string[];
}

/** Puts the photos together one after the other, as they are read, and returns the draft of each. */
function group(photos: readonly SeenPhoto[]): string[] {
  const placed: GroupedPhoto[] = [];
  for (const [at, { embedding, colours }] of photos.entries()) {
    const id = String(at);
    placed.push({ id, draftId: id, embedding, colours });
    const placing = findArticle(placed, id);
    if (placing) placed[at] = { id, draftId: placing.draftId, embedding, colours };
  }
  return placed.map(({ draftId }) => draftId);
}

/** Prints how many articles have exactly their own photos, and how many drafts mix or split them. */
export function reportGroups(name: string, photos: readonly SeenPhoto[]): void {
  const drafts = group(photos);
  const articles = [...Map.groupBy(photos.keys(), (at) => photos[at]?.article ?? -1).values()];
  const mixed = [...Map.groupBy(photos.keys(), (at) => drafts[at] ?? '').values()].filter(
    (places) => new Set(places.map((at) => photos[at]?.article)).size > 1,
  );
  const isWhole = (places: number[]) => new Set(places.map((at) => drafts[at])).size === 1;
  const mixedPlaces = new Set(mixed.flat());
  const exact = articles.filter((places) => isWhole(places) && !places.some((at) => mixedPlaces.has(at)));
  const strays = photos.length - articles.reduce((sum, places) => sum + largestDraft(places, drafts), 0);
  console.log(`${name}: ${articles.length} articles, ${photos.length} photos, ${new Set(drafts).size} drafts`);
  console.log(`  exactly right          ${share(exact.length, articles.length)}`);
  console.log(
    `  split into several     ${share(articles.filter((places) => !isWhole(places)).length, articles.length)}`,
  );
  console.log(`  drafts of two articles ${share(mixed.length, new Set(drafts).size)}`);
  console.log(`  photos to move by hand ${share(strays, photos.length)}`);
}

/** How many photos of an article stand together. */
function largestDraft(places: readonly number[], drafts: readonly string[]): number {
  const counts = Map.groupBy(places, (at) => drafts[at] ?? '');
  return Math.max(...[...counts.values()].map((together) => together.length));
}
