export const orderPhoto = {
  attached: 'Attached: {name}',
  remove: 'Remove the photo',
  uploading: 'Uploading the photo',
} as const;
