/** Types of ad pictures: an advertisement, a sheet of stickers, a printed shirt. */
export const adPictureTypes = ['ad', 'Stickers with Logo', 'T-shirt'] as const;
export type AdPictureType = (typeof adPictureTypes)[number];

/** Width by height, in pixels. */
export const adPictureSizes = ['1024x1536', '1024x1024'] as const;
export type AdPictureSize = (typeof adPictureSizes)[number];

/** Maximum characters of a headline. */
export const adHeadlineLength = 120;
