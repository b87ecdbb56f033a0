import { formatDate } from '../../../../../i18n/format-date.ts';
import { formatDollars } from '../../../../../i18n/format-money.ts';
import { wizardPlanText } from '../../../../../i18n/generated/wizard-plan.ts';
import { formatLocalAmount } from '../../../../../reference-data/currencies/format-amount.ts';
import { type CurrencyCode, currencies } from '../../../../../reference-data/currencies/rates.ts';
import { Card } from '../../../../ui/display/card.tsx';
import type { SalesPlan } from '../draft/draft.ts';
import { parseCents } from './forecast.ts';

const currencyCodes = Object.keys(currencies) as CurrencyCode[];

interface PlanViewProps {
  plan: SalesPlan | null;
  suggestedPrice: string;
}

/** Estimated prices of similar goods by currency and marketplace. */
export function PlanView({ plan, suggestedPrice }: PlanViewProps) {
  if (!plan) {
    return <Card className="text-muted text-sm">{wizardPlanText('noPlan')}</Card>;
  }
  const { usd, localCurrencies, platforms, estimatedOn } = plan;
  const price = parseCents(suggestedPrice);
  const isOutside = price > 0 && (price < usd.min * 100 || price > usd.max * 100);
  return (
    <Card className="flex flex-col gap-5 border-ai-line">
      <div>
        <h3 className="font-sans font-semibold text-ai text-sm tracking-normal">{wizardPlanText('aiPlan')}</h3>
        <p className="mt-1 font-bold font-heading text-2xl tabular-nums">
          {formatDollars(usd.min * 100)} – {formatDollars(usd.max * 100)}
        </p>
        <p className="text-muted text-sm">
          {estimatedOn
            ? wizardPlanText('estimateOfDay', { date: formatDate(estimatedOn) })
            : wizardPlanText('estimate')}
        </p>
        {isOutside && (
          <p className="mt-2 font-medium text-sm text-warn">
            {wizardPlanText(price < usd.min * 100 ? 'priceBelow' : 'priceAbove')}
          </p>
        )}
      </div>
      <LocalRanges ranges={localCurrencies} />
      <PlatformTable platforms={platforms} />
    </Card>
  );
}

function LocalRanges({ ranges }: { ranges: SalesPlan['localCurrencies'] }) {
  const shown = currencyCodes.filter((currency) => currency !== 'USD' && ranges[currency]);
  if (shown.length === 0) return null;
  return (
    <div>
      <h4 className="mb-2 font-semibold text-sm">{wizardPlanText('localCurrencies')}</h4>
      <dl className="flex flex-col gap-1.5 text-sm">
        {shown.map((currency) => (
          <div key={currency} className="flex justify-between gap-4">
            <dt className="text-muted">{currency}</dt>
            <dd className="text-right font-medium tabular-nums">
              {formatLocalAmount(ranges[currency]?.min ?? 0, currency)} –{' '}
              {formatLocalAmount(ranges[currency]?.max ?? 0, currency)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function PlatformTable({ platforms }: { platforms: SalesPlan['platforms'] }) {
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
              {formatDollars(price_range.min * 100)} – {formatDollars(price_range.max * 100)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
