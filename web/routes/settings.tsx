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
  pageMeta({ title: 'Settings · Snapbazaar', description: 'Theme, language, currency, notifications and your data.' });

export default function SettingsPage() {
  useScrollToHash();
  return (
    <SellerPage title="Settings" lead="Kept in this browser, unless it is about your account.">
      <div className="flex flex-col gap-4">
        <SettingCard title="Theme" text="Followed by every open tab.">
          <ThemeSwitch />
        </SettingCard>
        <SettingCard
          title="Language and currency"
          text="How products of the shop are shown to you. Your own price stays in US dollars."
        >
          <LanguageAndCurrency />
        </SettingCard>
        <SettingCard title="Notifications" text="What you are told when you are not looking.">
          <NotificationChoice />
        </SettingCard>
        <SettingCard
          title="Photo recognition"
          text="What the shop learns from photos. The photos themselves are not used."
        >
          <PhotoLearningChoice />
        </SettingCard>
        <SettingCard id="data" title="Your data" text="One file with everything this server holds about your account.">
          <DownloadData />
        </SettingCard>
        <SettingCard
          id="close"
          isDangerous
          title="Danger zone"
          text="Closing your account deletes it with all listings, for good. Download your data first."
        >
          <CloseAccount />
        </SettingCard>
      </div>
    </SellerPage>
  );
}
