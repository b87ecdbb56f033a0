import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { upgradeText } from '../../../../i18n/generated/upgrade.ts';
import { Card } from '../../../ui/display/card.tsx';

const features = [
  { to: '/chat', name: 'chat', about: 'chatText' },
  { to: '/storefront', name: 'myListings', about: 'myListingsText' },
  { to: '/resources', name: 'resources', about: 'resourcesText' },
  { to: '/buyer-analytics', name: 'analytics', about: 'analyticsText' },
  { to: '/wallet-bank', name: 'wallet', about: 'walletText' },
  { to: '/faq', name: 'help', about: 'helpText' },
] as const;

/** The only plan: free, with its features. */
export function PlanCard() {
  return (
    <Card className="flex flex-col gap-5">
      <div>
        <h2 className="text-xl">{upgradeText('plan')}</h2>
        <p className="mt-2 font-bold font-heading text-headline leading-tight">{formatMoney(0, 'USD')}</p>
        <p className="text-muted">{upgradeText('planText')}</p>
      </div>
      <ul className="flex flex-col gap-3.5">
        {features.map(({ to, name, about }) => (
          <li key={to} className="flex gap-3">
            <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
            <span>
              <Link to={to} className="font-semibold hover:underline">
                {upgradeText(name)}
              </Link>
              <span className="block text-muted text-sm">{upgradeText(about)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="border-line border-t pt-4 text-muted text-sm">{upgradeText('paidPlan')}</p>
    </Card>
  );
}
