export const photoDrop = {
  productPhoto: 'Photo of your product',
  title: 'One photo is enough',
  hint: 'Drop it here, paste it, or choose it. JPG, PNG, GIF or WEBP, up to {megabytes} MB.',
  choose: 'Choose a photo',
  take: 'Take a photo',
} as const;
