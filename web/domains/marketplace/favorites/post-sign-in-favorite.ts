import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { withStorage } from '../../../lib/storage/with-storage.ts';

const key = storageKeys.favoriteToSave;

/** The product that a guest wanted to save before signing in, in the tab’s session storage. */
export const postSignInFavorite = {
  write(productId: string | null): void {
    withStorage('sessionStorage', (storage) =>
      productId === null ? storage.removeItem(key) : storage.setItem(key, productId),
    );
  },
  /** Reads and clears it, so that it is saved once. */
  consume(): string | null {
    return withStorage('sessionStorage', (storage) => {
      const productId = storage.getItem(key);
      storage.removeItem(key);
      return productId;
    });
  },
};
