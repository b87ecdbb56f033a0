let pendingPhoto: File | null = null;

/** Passes a photo to the listing page, which reads it when it opens. */
export function handOffPhoto(photo: File): void {
  pendingPhoto = photo;
}

/** Returns the passed photo once. */
export function takePhotoHandoff(): File | null {
  const photo = pendingPhoto;
  pendingPhoto = null;
  return photo;
}
