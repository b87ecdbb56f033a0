import { listAddresses } from '../../../contracts/ordering/addresses.ts';
import { addressesText } from '../../../i18n/generated/addresses.ts';
import { AddressList } from '../../domains/ordering/addresses/address-list.tsx';
import { api } from '../../lib/api/api.ts';
import { toResult } from '../../lib/api/async-result.ts';
import { loadCountryNames } from '../../lib/country/country-names.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { AsyncPart } from '../../ui/states/async-part.tsx';
import type { Route } from './+types/addresses.ts';

export const meta = () =>
  pageMeta({ title: `${addressesText('title')} · Snapbazaar`, description: addressesText('description') });

/** Not awaited, so that the page renders at once with a skeleton. */
export const clientLoader = () => ({ loaded: toResult(Promise.all([api(listAddresses), loadCountryNames()])) });

export default function AddressesPage({ loaderData: { loaded } }: Route.ComponentProps) {
  return (
    <div className="page-width max-w-200 pt-6 pb-4 sm:pt-10">
      <h1 className="mb-5 text-title sm:text-display">{addressesText('title')}</h1>
      <AsyncPart result={loaded} name={addressesText('yourAddresses')}>
        {([{ addresses }]) => <AddressList first={addresses} />}
      </AsyncPart>
    </div>
  );
}
