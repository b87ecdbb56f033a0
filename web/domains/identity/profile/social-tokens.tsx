import { formatDate } from '../../../../i18n/format-date.ts';
import { profileTokensText } from '../../../../i18n/generated/profile-tokens.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SampleDataBadge } from '../../../ui/display/badge.tsx';
import { Monogram } from '../../../ui/display/monogram.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';

/** Sample figures with the specified dates, shown until an account can be connected. */
const samples = [
  { network: 'Google', balance: 120, total: 340 },
  { network: 'Facebook', balance: 80, total: 210 },
  { network: 'Twitter', balance: 45, total: 95 },
] as const;
const [start, end] = ['2024-01-12', '2025-01-12'];

export function SocialTokens() {
  const showToast = useToast();
  const explain = (network: string) =>
    showToast({
      text: profileTokensText('notConnected', { network }),
      tone: 'bad',
      accountRole: 'seller',
    });
  return (
    <section aria-labelledby="social">
      <div className="mb-3 flex items-center gap-3">
        <h2 id="social" className="text-xl">
          {profileTokensText('social')}
        </h2>
        <SampleDataBadge />
      </div>
      <p className="-mt-1 mb-3 text-muted text-sm">{profileTokensText('sample')}</p>
      <ul className="flex flex-col gap-2.5">
        {samples.map(({ network, balance, total }) => (
          <li
            key={network}
            className="grid grid-cols-2 items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4.5 shadow-soft sm:grid-cols-4 lg:grid-cols-[minmax(9rem,1.3fr)_repeat(4,1fr)_auto]"
          >
            <p className="flex items-center gap-3 font-bold text-base max-lg:col-span-full">
              <Monogram name={network} className="size-10 text-base" />
              {network}
            </p>
            <Figure name={profileTokensText('balance')} value={profileTokensText('amount', { amount: balance })} />
            <Figure name={profileTokensText('startDate')} value={formatDate(start)} />
            <Figure name={profileTokensText('endDate')} value={formatDate(end)} />
            <Figure name={profileTokensText('total')} value={profileTokensText('amount', { amount: total })} />
            <div className="max-lg:col-span-full">
              <Button aria-label={profileTokensText('claimFrom', { network })} onClick={() => explain(network)}>
                {profileTokensText('claim')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <p>
      <span className="block text-caption text-muted">{name}</span>
      <span className="font-semibold">{value}</span>
    </p>
  );
}
