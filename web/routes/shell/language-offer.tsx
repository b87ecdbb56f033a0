import { X } from 'lucide-react';
import type { InEveryLanguage, Language } from '../../../contracts/languages.ts';
import { getLocale } from '../../../i18n/locale.ts';
import { rememberLanguage } from '../../lib/language/language.ts';
import { usePathInLanguage } from '../../lib/language/use-path-in-language.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';

/** In the offered language, because the visitor may not read the page's. */
const offers: InEveryLanguage<{ label: string; open: string; dismiss: string }> = {
  en: { label: 'Language', open: 'View this page in English', dismiss: 'Dismiss' },
  th: { label: 'ภาษา', open: 'ดูหน้านี้เป็นภาษาไทย', dismiss: 'ปิด' },
  zh: { label: '语言', open: '用中文查看此页面', dismiss: '关闭' },
  vi: { label: 'Ngôn ngữ', open: 'Xem trang này bằng tiếng Việt', dismiss: 'Đóng' },
  es: { label: 'Idioma', open: 'Ver esta página en español', dismiss: 'Cerrar' },
  ja: { label: '言語', open: 'このページを日本語で見る', dismiss: '閉じる' },
  ko: { label: '언어', open: '이 페이지를 한국어로 보기', dismiss: '닫기' },
};

interface LanguageOfferProps {
  language: Language;
  onDismiss: () => void;
}

export function LanguageOffer({ language, onDismiss }: LanguageOfferProps) {
  const pathIn = usePathInLanguage();
  const { label, open, dismiss } = offers[language];

  function keepLocale() {
    rememberLanguage(getLocale());
    delete document.body.dataset.offeredLanguage;
    onDismiss();
  }

  return (
    <aside
      lang={language}
      aria-label={label}
      className="flex items-center justify-between gap-2 pr-1 pl-(--page-edge) sm:pr-3 lg:pr-5 lg:pl-8"
    >
      <a
        href={pathIn(language)}
        hrefLang={language}
        className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
      >
        {open}
      </a>
      <IconButton label={dismiss} icon={X} onClick={keepLocale} className="text-muted hover:text-ink" />
    </aside>
  );
}
