import { buyerAnalyticsText } from '../../../../i18n/generated/buyer-analytics.ts';
import { countryNameOf } from '../../../lib/country/country-names.ts';

/** `Thailand` for `TH`. */
export const countryName = (code: string | null): string =>
  code === null ? buyerAnalyticsText('unknownPlaces') : countryNameOf(code);
