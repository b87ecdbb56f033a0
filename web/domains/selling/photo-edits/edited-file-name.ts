/** A file name that tells an edited copy from its original. */
export function editedFileName(fileName: string): string {
  const stem = fileName.replace(/\.[^.]*$/, '').replace(/[^\p{L}\p{N} _-]+/gu, '');
  return `${stem.trim() || 'photo'}-edited.jpg`;
}
