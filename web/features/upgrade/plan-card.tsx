import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from '../../ui/card.tsx';

const features: readonly { to: string; name: string; about: string }[] = [
  { to: '/chat', name: 'AI Chat', about: 'One photo becomes a listing in seven languages, ready to edit.' },
  { to: '/storefront', name: 'My Storefront', about: 'Any number of listings, to edit, pause and bring back.' },
  { to: '/resources', name: 'Resources', about: 'Better photos and other backgrounds.' },
  { to: '/buyer-analytics', name: 'Buyer Analytics', about: 'What buyers look at, day by day, also as a file.' },
  {
    to: '/wallet-bank',
    name: 'Wallet, income and invoices',
    about: 'A payments sandbox without real money; a fee is shown before you confirm.',
  },
  { to: '/faq', name: 'Help Center', about: 'Answers, and a message to the people who run this shop.' },
];

/** The only plan: free, with its features. */
export function PlanCard() {
  return (
    <Card className="flex flex-col gap-5">
      <div>
        <h2 className="text-xl">Your plan</h2>
        <p className="mt-2 font-bold font-heading text-headline leading-tight">$ 0.00</p>
        <p className="text-muted">a month, for every seller. Nothing to pay, nothing to cancel.</p>
      </div>
      <ul className="flex flex-col gap-3.5">
        {features.map(({ to, name, about }) => (
          <li key={to} className="flex gap-3">
            <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
            <span>
              <Link to={to} className="font-semibold hover:underline">
                {name}
              </Link>
              <span className="block text-muted text-sm">{about}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="border-line border-t pt-4 text-muted text-sm">
        Should a paid plan ever come, it will be described here first.
      </p>
    </Card>
  );
}
