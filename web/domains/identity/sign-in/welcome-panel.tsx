import camera from '@lobehub/fluent-emoji-3d/assets/1f4f8.webp';
import bags from '@lobehub/fluent-emoji-3d/assets/1f6cd-fe0f.webp';
import { Link } from 'react-router';
import type { UserType } from '../../../../contracts/identity/accounts.ts';
import { languages } from '../../../../contracts/languages.ts';
import { accountsText } from '../../../../i18n/generated/accounts.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { languageNames } from '../../../lib/language/language.ts';
import { usePathInLanguage } from '../../../lib/language/use-path-in-language.ts';
import { Logo } from '../../../ui/display/logo.tsx';

const texts = {
  seller: {
    picture: camera,
    line: 'sellerLine',
    more: 'sellerMore',
  },
  customer: {
    picture: bags,
    line: 'customerLine',
    more: 'customerMore',
  },
} as const satisfies Record<UserType, object>;

/** Introduces the seller or customer side; beside the form on wide screens, above it on narrow ones. */
export function WelcomePanel({ accountRole }: { accountRole: UserType }) {
  const { picture, line, more } = texts[accountRole];
  const pathIn = usePathInLanguage();
  return (
    <aside className="welcome-panel flex flex-col justify-between gap-3 px-(--page-edge) pt-2 pb-5 lg:gap-10 lg:p-14">
      <Link to="/" className="inline-flex min-h-11 items-center self-start rounded-control outline-current">
        <Logo isOnColour />
      </Link>
      <div className="flex items-center justify-between gap-6 lg:block">
        <img
          src={picture}
          alt=""
          width={256}
          height={256}
          className="order-last size-20 max-tiny:hidden sm:size-28 lg:-ml-2 lg:size-38"
        />
        <div className="lg:mt-3">
          <p className="max-w-88 text-balance font-bold font-heading text-subtitle leading-heading tracking-[-0.02em] sm:text-title lg:max-w-96 lg:text-banner">
            {accountsText(line)}
          </p>
          <p className="mt-4 max-w-100 max-sm:hidden">{accountsText(more)}</p>
        </div>
      </div>
      <ul className="flex flex-wrap gap-2 max-lg:hidden">
        {languages.map((language) => (
          <li key={language}>
            <a
              href={pathIn(language)}
              lang={language}
              hrefLang={language}
              aria-current={language === getLocale() ? 'true' : undefined}
              className="welcome-chip"
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
