/** Photos of one listing, with its cover. */
export const maxListingPhotos = 10;
