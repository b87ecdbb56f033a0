import { photoRulesText } from '../../messages/photo-rules.ts';

/** The accepted types; the server checks the type again from the bytes. */
const types = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/gif'];
export const acceptedTypes = types.join(',');
const maxBytes = 15 * 1024 * 1024;

/** The error message for a chosen file, or null. */
export function findPhotoProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!types.includes(type)) return photoRulesText('type');
  if (size > maxBytes) return photoRulesText('tooLarge');
  return null;
}
