import type { Language } from '../../contracts/languages.ts';

/** Where a request comes from. */
export interface Origin {
  address: string;
  device: string;
  /** ISO code, where a trusted proxy tells it. */
  country: string | null;
  /** The language of the page; unknown for other clients. */
  language?: Language | undefined;
}
