/** Sections of one shop; the message `too_many_sections` says the number. */
export const maxShopSections = 30;
/** Listings of one section; the message `section_full` says the number. */
export const maxSectionProducts = 1000;
/** Sections of one listing. */
export const maxSectionsOfListing = 5;
export const maxSectionNameLength = 40;
