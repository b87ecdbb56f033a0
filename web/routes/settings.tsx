import { getPaymentMethods } from '../../contracts/payment-methods.ts';
import { settingsText } from '../../messages/generated/settings.ts';
import { SellerPage } from '../features/seller-shell/seller-page.tsx';
import { loadShipping } from '../features/selling/load-shipping.ts';
import { CloseAccount } from '../features/settings/close-account.tsx';
import { DownloadData } from '../features/settings/download-data.tsx';
import { LanguageAndCurrency } from '../features/settings/language-and-currency.tsx';
import { NotificationChoice } from '../features/settings/notification-choice.tsx';
import { PhotoLearningChoice } from '../features/settings/photo-learning-choice.tsx';
import { SellingSettings } from '../features/settings/selling-settings.tsx';
import { SettingCard } from '../features/settings/setting-card.tsx';
import { ThemeSwitch } from '../features/shell/theme-switch.tsx';
import { api } from '../lib/api.ts';
import { toResult } from '../lib/async-result.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { useScrollToHash } from '../lib/scroll-to-hash.ts';
import type { Route } from './+types/settings.ts';

export const meta = () =>
  pageMeta({ title: `${settingsText('title')} · Snapbazaar`, description: settingsText('description') });

/** Not awaited, so that the page renders at once with a skeleton. */
export const clientLoader = () => ({
  shipping: toResult(loadShipping()),
  payment: toResult(api(getPaymentMethods)),
});

export default function SettingsPage({ loaderData: { shipping, payment } }: Route.ComponentProps) {
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
        <SellingSettings shipping={shipping} payment={payment} />
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
