/** Browser settings may forbid storage, and a record may be broken; the page then works without it. */
export function withStorage<Result>(
  type: 'localStorage' | 'sessionStorage',
  use: (storage: Storage) => Result,
): Result | null {
  try {
    return use(window[type]);
  } catch {
    return null;
  }
}
