let handed: File | null = null;

/** Leaves a picture for the page that makes listings, which takes it when it opens. */
export function handOffPhoto(photo: File): void {
  handed = photo;
}

/** Takes the picture that was left, once. */
export function takePhotoHandoff(): File | null {
  const photo = handed;
  handed = null;
  return photo;
}
