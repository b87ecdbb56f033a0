import { languages } from '../../../contracts/languages.ts';
import { getLocale } from '../../../i18n/locale.ts';
import { languageNames } from '../../lib/language/language.ts';
import { usePathInLanguage } from '../../lib/language/use-path-in-language.ts';
import { classes } from '../buttons/classes.ts';

/** This page in each language, for readers and for search engines. */
export function LanguageLinks({ label, className }: { label: string; className?: string }) {
  const pathIn = usePathInLanguage();
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex flex-wrap gap-x-4">
        {languages.map((language) => (
          <li key={language}>
            <a
              href={pathIn(language)}
              lang={language}
              hrefLang={language}
              aria-current={language === getLocale() ? 'true' : undefined}
              className={classes(
                'inline-flex min-h-11 items-center text-sm hover:text-ink hover:underline',
                language === getLocale() ? 'font-semibold text-ink' : 'text-muted',
              )}
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
