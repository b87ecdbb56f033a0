import { storageKeys } from '../../lib/storage-keys.ts';

const key = storageKeys.favoriteToSave;

/** The product that a guest wanted to save before signing in, in the tab’s session storage. */
export const postSignInFavorite = {
  write(productId: string | null): void {
    withStorage((storage) => (productId === null ? storage.removeItem(key) : storage.setItem(key, productId)));
  },
  /** Reads and clears it, so that it is saved once. */
  consume(): string | null {
    return withStorage((storage) => {
      const productId = storage.getItem(key);
      storage.removeItem(key);
      return productId;
    });
  },
};

/** The browser's settings may forbid storage; the favorite is then lost and the sign-in still works. */
function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
}
