/** What may be chosen; the server reads the type from the bytes again. */
const types = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/gif'];
export const acceptedTypes = types.join(',');
const largestBytes = 15 * 1024 * 1024;

/** What is wrong with a chosen file, or null. */
export function findPhotoProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!types.includes(type)) return 'Only JPG, JPEG, PNG, GIF, or WEBP images are allowed.';
  if (size > largestBytes) return 'This photo is larger than 15 MB. Please choose a smaller one.';
  return null;
}
