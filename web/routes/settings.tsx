import { settingsText } from '../../messages/settings.ts';
import { SellerPage } from '../features/seller-shell/seller-page.tsx';
import { CloseAccount } from '../features/settings/close-account.tsx';
import { DownloadData } from '../features/settings/download-data.tsx';
import { LanguageAndCurrency } from '../features/settings/language-and-currency.tsx';
import { NotificationChoice } from '../features/settings/notification-choice.tsx';
import { PhotoLearningChoice } from '../features/settings/photo-learning-choice.tsx';
import { SettingCard } from '../features/settings/setting-card.tsx';
import { ThemeSwitch } from '../features/shell/theme-switch.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useScrollToHash } from '../lib/scroll-to-hash.ts';

export const meta = () =>
  pageMeta({ title: `${settingsText('title')} · Snapbazaar`, description: settingsText('description') });

export default function SettingsPage() {
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
