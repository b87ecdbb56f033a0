import { X } from 'lucide-react';
import type { InEveryLanguage, Language } from '../../../contracts/languages.ts';
import { pageLanguage } from '../../../messages/page-language.ts';
import { rememberLanguage } from '../../lib/language.ts';
import { usePathInLanguage } from '../../lib/use-path-in-language.ts';

/** In the offered language, because the visitor may not read the page's. */
const offers: InEveryLanguage<{ open: string; dismiss: string }> = {
  en: { open: 'View this page in English', dismiss: 'Dismiss' },
  th: { open: 'ดูหน้านี้เป็นภาษาไทย', dismiss: 'ปิด' },
  zh: { open: '用中文查看此页面', dismiss: '关闭' },
  vi: { open: 'Xem trang này bằng tiếng Việt', dismiss: 'Đóng' },
  es: { open: 'Ver esta página en español', dismiss: 'Cerrar' },
  ja: { open: 'このページを日本語で見る', dismiss: '閉じる' },
  ko: { open: '이 페이지를 한국어로 보기', dismiss: '닫기' },
};

interface LanguageOfferProps {
  language: Language;
  onDismiss: () => void;
}

export function LanguageOffer({ language, onDismiss }: LanguageOfferProps) {
  const pathIn = usePathInLanguage();
  const { open, dismiss } = offers[language];

  function keepPageLanguage() {
    rememberLanguage(pageLanguage());
    onDismiss();
  }

  return (
    <aside
      lang={language}
      className="fixed inset-x-0 bottom-0 z-30 mx-auto mb-3 flex w-fit max-w-[calc(100%-1.5rem)] items-center rounded-full border border-line bg-surface pl-5 shadow-soft max-lg:mb-17"
    >
      <a
        href={pathIn(language)}
        hrefLang={language}
        className="inline-flex min-h-11 items-center font-semibold text-brand text-sm hover:underline"
      >
        {open}
      </a>
      <button
        type="button"
        aria-label={dismiss}
        onClick={keepPageLanguage}
        className="inline-flex size-11 items-center justify-center rounded-full text-muted hover:text-ink"
      >
        <X aria-hidden="true" className="size-4.5" />
      </button>
    </aside>
  );
}
