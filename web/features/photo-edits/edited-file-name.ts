/** The name of an edited copy: nobody should take it for the photo it was made of. */
export function editedFileName(fileName: string): string {
  const stem = fileName.replace(/\.[^.]*$/, '').replace(/[^\p{L}\p{N} _-]+/gu, '');
  return `${stem.trim() || 'photo'}-edited.jpg`;
}
