import { buyerAnalyticsText } from '../../../messages/buyer-analytics.ts';
import { pageLanguage } from '../../../messages/page-language.ts';

/** `Thailand` for `TH`. */
export function countryName(code: string | null): string {
  if (code === null) return buyerAnalyticsText('unknownPlaces');
  return new Intl.DisplayNames(pageLanguage(), { type: 'region', fallback: 'code' }).of(code) ?? code;
}
