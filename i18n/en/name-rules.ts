export const nameRules = {
  required: 'Name is required',
  tooLong: 'Name must have at most {count} characters',
} as const;
