import { photoRulesText } from '../../../i18n/generated/photo-rules.ts';
import { pageSettings } from '../page/page-settings.ts';

/** The accepted types; the server checks the type again from the bytes. */
const types = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/gif'];
export const acceptedTypes = types.join(',');

/** A phone's HEIC photo is read, but not asked for: Safari then hands over a JPEG, which is read faster. */
const isHeic = ({ type, name }: Pick<File, 'type' | 'name'>) =>
  /^image\/hei[cf]$/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));

/** The error message for a chosen file, or null. */
export function findPhotoProblem(file: Pick<File, 'type' | 'size' | 'name'>): string | null {
  if (!types.includes(file.type) && !isHeic(file)) return photoRulesText('type');
  const { uploadMegabytes: megabytes } = pageSettings();
  if (file.size > megabytes * 1024 * 1024) return photoRulesText('tooLarge', { megabytes });
  return null;
}
