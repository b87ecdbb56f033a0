/** The widths in which pictures are served; others are refused, so that requests for arbitrary sizes cannot use up the CPU. */
export const pictureWidths = [160, 320, 480, 640, 800] as const;
/** The formats of pages, the smallest first. */
export const pageFormats = ['avif', 'webp'] as const;
/** Mails show JPEG, because some mail programs draw neither of the others. */
export const pictureFormats = [...pageFormats, 'jpg'] as const;

export type PictureWidth = (typeof pictureWidths)[number];
export type PictureFormat = (typeof pictureFormats)[number];

/** The address of a stored picture in one width and format. */
export function pictureAddress(file: string, width: PictureWidth, format: PictureFormat): string {
  return `/uploads/${width}/${file.slice(0, file.lastIndexOf('.'))}.${format}`;
}

/** The `srcset` of a stored picture in one format. */
export function pictureSources(file: string, format: (typeof pageFormats)[number]): string {
  return pictureWidths.map((width) => `${pictureAddress(file, width, format)} ${width}w`).join(', ');
}
