import { storageKeys } from '../../lib/storage-keys.ts';

const key = storageKeys.favoriteToSave;

/** The product that somebody wanted to save when they were asked to sign in. It stays with the tab. */
export const postSignInFavorite = {
  write(productId: string | null): void {
    withStorage((storage) => (productId === null ? storage.removeItem(key) : storage.setItem(key, productId)));
  },
  /** Reads it and forgets it, so that it is saved once. */
  consume(): string | null {
    return withStorage((storage) => {
      const productId = storage.getItem(key);
      storage.removeItem(key);
      return productId;
    });
  },
};

/** Storage may be forbidden by the browser's settings; the wish is then lost and the sign-in still works. */
function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
}
