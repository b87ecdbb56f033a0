import { type DraftDoubt, draftDoubts, type ListingDraftRecord } from '../../../../contracts/selling/listing-drafts.ts';
import { surelyTogetherFrom } from './group-photos.ts';

/** From this confidence on a type is published without the seller having looked at it; more than the wizard asks for to write it down. */
export const sureToPublishFrom = 0.7;

interface Checked {
  photos: readonly Pick<ListingDraftRecord['photos'][number], 'state'>[];
  isTypeChosen: boolean;
  /** Of the type; 0 where there is none. */
  confidence: number;
  categoryId: number | null;
  likeness: number | null;
  problem: unknown;
}

/** Why the seller should look at a draft before it is published; empty where it is sure. */
export function doubtsOf({ photos, isTypeChosen, confidence, categoryId, likeness, problem }: Checked): DraftDoubt[] {
  const isReading = photos.some(({ state }) => state === 'reading');
  const doubted: Record<DraftDoubt, boolean> = {
    refused: problem !== null,
    unread: categoryId === null && !isReading,
    type: categoryId !== null && !isTypeChosen && confidence < sureToPublishFrom,
    photos: likeness !== null && likeness < surelyTogetherFrom,
    reading: isReading,
  };
  return draftDoubts.filter((doubt) => doubted[doubt]);
}
