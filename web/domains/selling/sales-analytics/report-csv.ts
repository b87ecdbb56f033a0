import type { AnalyticsReport } from '../../../../contracts/selling/analytics.ts';
import { writeCsv } from '../../../../contracts/text/csv.ts';
import { buyerAnalyticsText } from '../../../../i18n/generated/buyer-analytics.ts';
import { csvFile, saveFile } from '../../../lib/files/save-file.ts';
import type { ChartFigure } from './chart.ts';
import { countryName } from './country-name.ts';

/** All tables of the page, one below the other. */
export function reportCsv({ days, products, countries, colours }: AnalyticsReport): string {
  return writeCsv([
    headings('day', 'views', 'cardClicks', 'favorites', 'adPictures'),
    ...days.map(({ day, view, click, favorite, ad_picture }) => [day, view, click, favorite, ad_picture]),
    [],
    headings('sku', 'productTitle', 'views'),
    ...products.map(({ id, title, views }) => [id, title, views]),
    [],
    headings('country', 'views'),
    ...countries.map(({ country, views }) => [countryName(country), views]),
    [],
    headings('color', 'views'),
    ...colours.map(({ colour, views }) => [colour, views]),
  ]);
}

type Heading = ChartFigure | 'day' | 'sku' | 'productTitle' | 'country' | 'color';

const headings = (...names: Heading[]) => names.map((name) => buyerAnalyticsText(name));

/** Saves the report as a file. */
export function downloadReport(report: AnalyticsReport): void {
  saveFile(`snapbazaar-analytics-${report.days[0]?.day}-${report.days.at(-1)?.day}.csv`, csvFile(reportCsv(report)));
}
