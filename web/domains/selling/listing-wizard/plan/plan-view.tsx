import type { ShopCurrency } from '../../../../../contracts/identity/shop-currencies.ts';
import { formatDate } from '../../../../../i18n/format-date.ts';
import { decimalsOf, formatShortMoney } from '../../../../../i18n/format-money.ts';
import { wizardPlanText } from '../../../../../i18n/generated/wizard-plan.ts';
import { convertPrice } from '../../../../../reference-data/currencies/convert.ts';
import { type CurrencyCode, currencies } from '../../../../../reference-data/currencies/rates.ts';
import { Card } from '../../../../ui/display/card.tsx';
import type { SalesPlan } from '../draft/draft.ts';
import { parseMinor } from './forecast.ts';

const currencyCodes = Object.keys(currencies) as CurrencyCode[];

interface PlanViewProps {
  plan: SalesPlan | null;
  suggestedPrice: string;
  /** The shop's, in which the price is typed and the estimates are shown. */
  currency: ShopCurrency;
}

/** Estimated prices of similar goods by currency and marketplace. */
export function PlanView({ plan, suggestedPrice, currency }: PlanViewProps) {
  if (!plan) {
    return <Card className="text-muted text-sm">{wizardPlanText('noPlan')}</Card>;
  }
  const { usd, localCurrencies, platforms, estimatedOn } = plan;
  const price = parseMinor(suggestedPrice, currency);
  const [least, most] = [usd.min, usd.max].map((dollars) => inCurrency(dollars, currency)) as [number, number];
  const isOutside = price > 0 && (price < least || price > most);
  return (
    <Card className="flex flex-col gap-5 border-ai-line">
      <div>
        <h3 className="font-sans font-semibold text-ai text-sm tracking-normal">{wizardPlanText('aiPlan')}</h3>
        <p className="mt-1 font-bold font-heading text-2xl tabular-nums">
          {formatShortMoney(least, currency)} – {formatShortMoney(most, currency)}
        </p>
        <p className="text-muted text-sm">
          {estimatedOn
            ? wizardPlanText('estimateOfDay', { date: formatDate(estimatedOn) })
            : wizardPlanText('estimate')}
        </p>
        {isOutside && (
          <p className="mt-2 font-medium text-sm text-warn">
            {wizardPlanText(price < least ? 'priceBelow' : 'priceAbove')}
          </p>
        )}
      </div>
      <LocalRanges ranges={localCurrencies} own={currency} />
      <PlatformTable platforms={platforms} currency={currency} />
    </Card>
  );
}

function LocalRanges({ ranges, own }: { ranges: SalesPlan['localCurrencies']; own: ShopCurrency }) {
  const shown = currencyCodes.filter((currency) => currency !== own && ranges[currency]);
  if (shown.length === 0) return null;
  return (
    <div>
      <h4 className="mb-2 font-semibold text-sm">{wizardPlanText('localCurrencies')}</h4>
      <dl className="flex flex-col gap-1.5 text-sm">
        {shown.map((currency) => (
          <div key={currency} className="flex justify-between gap-4">
            <dt className="text-muted">{currency}</dt>
            <dd className="text-right font-medium tabular-nums">
              {amountIn(currency, ranges[currency]?.min)} – {amountIn(currency, ranges[currency]?.max)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const amountIn = (currency: CurrencyCode, units = 0) => formatShortMoney(units * 10 ** decimalsOf(currency), currency);

/** An estimate in dollars as a price in another currency, by the dated rate. */
const inCurrency = (dollars: number, currency: ShopCurrency) =>
  currency === 'USD' ? dollars * 100 : convertPrice(Math.round(dollars * 100), 'USD', currency);

function PlatformTable({ platforms, currency }: { platforms: SalesPlan['platforms']; currency: ShopCurrency }) {
  return (
    <table className="w-full text-left text-sm">
      <caption className="mb-2 text-left font-semibold">{wizardPlanText('platformComparison')}</caption>
      <thead>
        <tr className="text-caption text-muted">
          <th scope="col" className="pb-1.5 font-medium">
            {wizardPlanText('platform')}
          </th>
          <th scope="col" className="pb-1.5 text-right font-medium">
            {wizardPlanText('priceThere')}
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(platforms).map(([name, { price_range, availability }]) => (
          <tr key={name} className="border-line border-t align-top">
            <th scope="row" className="py-2 pr-3 font-semibold">
              {name}
              <span className="block font-normal text-caption text-muted leading-snug">{availability}</span>
            </th>
            <td className="whitespace-nowrap py-2 text-right font-medium tabular-nums">
              {formatShortMoney(inCurrency(price_range.min, currency), currency)} –{' '}
              {formatShortMoney(inCurrency(price_range.max, currency), currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
