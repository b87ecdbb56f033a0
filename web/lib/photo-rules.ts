import { photoRulesText } from '../../messages/generated/photo-rules.ts';

/** The accepted types; the server checks the type again from the bytes. */
const types = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/gif'];
export const acceptedTypes = types.join(',');
const maxBytes = 15 * 1024 * 1024;

/** A phone's HEIC photo is read, but not asked for: Safari then hands over a JPEG, which is read faster. */
const isHeic = ({ type, name }: Pick<File, 'type' | 'name'>) =>
  /^image\/hei[cf]$/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));

/** The error message for a chosen file, or null. */
export function findPhotoProblem(file: Pick<File, 'type' | 'size' | 'name'>): string | null {
  if (!types.includes(file.type) && !isHeic(file)) return photoRulesText('type');
  if (file.size > maxBytes) return photoRulesText('tooLarge');
  return null;
}
