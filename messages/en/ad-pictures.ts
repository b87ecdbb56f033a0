export const adPictures = {
  picture: 'Ad picture',
  size: 'Size',
  failedTitle: 'The picture was not made',
  making: 'Making the picture',
  makingText: 'Making the picture takes a few seconds.',
  ready: 'Ready to post, {size} pixels.',
  understood: 'Understood: {words}.',
  notUnderstood:
    'Not understood: {words}. I know colours, occasions, moods, the two types and sizes, and the products here.',
  download: 'Download',
  linkCopied: 'Link to the picture copied',
  cannotShare: 'This browser cannot share. Download the picture instead.',
  typeMissing: 'There is no {type} here yet, so this is made as {made}.',
  ownWordsOnly: 'Words of your own are printed only beside your own products.',
} as const;
