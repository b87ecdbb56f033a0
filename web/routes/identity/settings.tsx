import { getPaymentMethods } from '../../../contracts/ordering/payments/payment-methods.ts';
import { getShopCurrency } from '../../../contracts/ordering/shop-currency.ts';
import { getTaxSettings } from '../../../contracts/ordering/tax-settings.ts';
import { feedAddressesText } from '../../../i18n/generated/feed-addresses.ts';
import { settingsText } from '../../../i18n/generated/settings.ts';
import { CloseAccount } from '../../domains/identity/settings/close-account.tsx';
import { DownloadData } from '../../domains/identity/settings/download-data.tsx';
import { LanguageAndCurrency } from '../../domains/identity/settings/language-and-currency.tsx';
import { NotificationChoice } from '../../domains/identity/settings/notification-choice.tsx';
import { SettingCard } from '../../domains/identity/settings/setting-card.tsx';
import { FeedAddresses } from '../../domains/marketplace/feeds/feed-addresses.tsx';
import { PhotoLearningChoice } from '../../domains/marketplace/photo-search/photo-learning-choice.tsx';
import { SellingSettings } from '../../domains/ordering/selling-setup/selling-settings.tsx';
import { loadShipping } from '../../domains/ordering/selling-setup/shipping/load-shipping.ts';
import { api } from '../../lib/api/api.ts';
import { toResult } from '../../lib/api/async-result.ts';
import { originOf, pageMeta } from '../../lib/page/page-meta.ts';
import { useScrollToHash } from '../../lib/page/scroll-to-hash.ts';
import { SellerPage } from '../seller-shell/seller-page.tsx';
import { ThemeSwitch } from '../shell/header/theme-switch.tsx';
import type { Route } from './+types/settings.ts';

export const meta = () =>
  pageMeta({ title: `${settingsText('title')} · Snapbazaar`, description: settingsText('description') });

/** Not awaited, so that the page renders at once with a skeleton. */
export const clientLoader = () => ({
  shipping: toResult(loadShipping()),
  payment: toResult(api(getPaymentMethods)),
  tax: toResult(api(getTaxSettings)),
  currency: toResult(api(getShopCurrency, { body: {} })),
});

export default function SettingsPage({ loaderData, matches }: Route.ComponentProps) {
  const { shipping, payment, tax, currency } = loaderData;
  useScrollToHash();
  return (
    <SellerPage title={settingsText('title')} lead={settingsText('lead')}>
      <div className="flex flex-col gap-4">
        <SettingCard title={settingsText('theme')} text={settingsText('themeText')}>
          <ThemeSwitch />
        </SettingCard>
        <SettingCard title={settingsText('languageAndCurrency')} text={settingsText('languageAndCurrencyText')}>
          <LanguageAndCurrency />
        </SettingCard>
        <SettingCard title={settingsText('notifications')} text={settingsText('notificationsText')}>
          <NotificationChoice />
        </SettingCard>
        <SellingSettings shipping={shipping} payment={payment} tax={tax} currency={currency} />
        <SettingCard id="feeds" title={feedAddressesText('title')} text={feedAddressesText('text')}>
          <FeedAddresses origin={originOf(matches)} />
        </SettingCard>
        <SettingCard title={settingsText('photos')} text={settingsText('photosText')}>
          <PhotoLearningChoice />
        </SettingCard>
        <SettingCard id="data" title={settingsText('data')} text={settingsText('dataText')}>
          <DownloadData />
        </SettingCard>
        <SettingCard id="close" isDangerous title={settingsText('danger')} text={settingsText('dangerText')}>
          <CloseAccount />
        </SettingCard>
      </div>
    </SellerPage>
  );
}
