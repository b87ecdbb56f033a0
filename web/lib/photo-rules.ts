/** The accepted types; the server checks the type again from the bytes. */
const types = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/gif'];
export const acceptedTypes = types.join(',');
const maxBytes = 15 * 1024 * 1024;

/** The error message for a chosen file, or null. */
export function findPhotoProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!types.includes(type)) return 'Only JPG, JPEG, PNG, GIF, or WEBP images are allowed.';
  if (size > maxBytes) return 'This photo is larger than 15 MB. Please choose a smaller one.';
  return null;
}
