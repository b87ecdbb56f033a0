export const photoRules = {
  type: 'Only JPG, JPEG, PNG, GIF, or WEBP images are allowed.',
  tooLarge: 'This photo is larger than {megabytes} MB. Please choose a smaller one.',
} as const;
