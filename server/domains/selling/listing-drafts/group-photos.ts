import { likenessOf } from '../../marketplace/photo-search/embedding-index.service.ts';

/** A photo that was read, in the order in which the seller's photos were taken. */
export interface GroupedPhoto {
  id: string;
  draftId: string;
  embedding: Uint8Array;
  /** Of the article; none where they are not certain. */
  colours: readonly string[];
}

/** The draft that a photo belongs to, and how alike it is to the photo there that it resembles most. */
export interface Placing {
  draftId: string;
  likeness: number;
}

/**
 * From which likeness on two photos show the same article: lower for those that were taken one after the other, higher where
 * the colours have none in common. Chosen on half of the articles of `npm run eval:photo-groups`, which reports the other half.
 */
export const togetherFrom = { neighbours: 0.45, others: 0.6, otherColours: 0.8 };
/** Photos that are less alike than this were put together, but the seller is asked whether that is right. */
export const surelyTogetherFrom = 0.6;
/** How many photos apart two may be taken to count as neighbours. */
const neighbourReach = 2;

/** The draft of the photo that shows most likely the same article, or null where none does. */
export function findArticle(photos: readonly GroupedPhoto[], id: string): Placing | null {
  const at = photos.findIndex((photo) => photo.id === id);
  const photo = photos[at];
  if (!photo) return null;
  const alike = photos.flatMap((other, index) => {
    if (other.draftId === photo.draftId) return [];
    const likeness = likenessOf(photo.embedding, other.embedding);
    return likeness >= leastLikeness(photo, other, Math.abs(index - at)) ? [{ draftId: other.draftId, likeness }] : [];
  });
  return alike.reduce<Placing | null>((most, one) => (most && most.likeness >= one.likeness ? most : one), null);
}

function leastLikeness(photo: GroupedPhoto, other: GroupedPhoto, apart: number): number {
  const hasColours = photo.colours.length > 0 && other.colours.length > 0;
  if (hasColours && !photo.colours.some((colour) => other.colours.includes(colour))) return togetherFrom.otherColours;
  return apart <= neighbourReach ? togetherFrom.neighbours : togetherFrom.others;
}
