/** A shop's listings are counted up to this number, because a buyer gains nothing from more and counting takes time. */
export const maxCountedListings = 100;
