import { braceletsAnklets } from './jewelry-watches/bracelets-anklets.ts';
import { broochesHairJewelry } from './jewelry-watches/brooches-hair-jewelry.ts';
import { earringsBodyJewelry } from './jewelry-watches/earrings-body-jewelry.ts';
import { jewelryBoxesCare } from './jewelry-watches/jewelry-boxes-care.ts';
import { looseStonesBeads } from './jewelry-watches/loose-stones-beads.ts';
import { necklacesPendants } from './jewelry-watches/necklaces-pendants.ts';
import { rings } from './jewelry-watches/rings.ts';
import { watchAccessories } from './jewelry-watches/watch-accessories.ts';
import { watches } from './jewelry-watches/watches.ts';
import type { SectionKinds } from './kind.ts';

export const jewelryWatchesKinds: readonly SectionKinds[] = [
  rings,
  necklacesPendants,
  earringsBodyJewelry,
  braceletsAnklets,
  watches,
  watchAccessories,
  broochesHairJewelry,
  jewelryBoxesCare,
  looseStonesBeads,
];
