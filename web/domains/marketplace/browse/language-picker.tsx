import { Check, Globe } from 'lucide-react';
import { languages } from '../../../../contracts/languages.ts';
import { shellText } from '../../../../i18n/generated/shell.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { languageNames } from '../../../lib/language/language.ts';
import { usePathInLanguage } from '../../../lib/language/use-path-in-language.ts';
import { buttonClasses } from '../../../ui/buttons/button-style.ts';
import { classes } from '../../../ui/buttons/classes.ts';

/** The id of the popover, for the menu that opens it where its button has no room. */
export const languagesId = 'languages';

/** The seven languages, each as a link to this page in it. */
export function LanguagePicker({ className }: { className?: string }) {
  const pathIn = usePathInLanguage();
  const current = getLocale();
  return (
    <>
      <button
        type="button"
        popoverTarget={languagesId}
        title={shellText('language')}
        className={classes('language-button', buttonClasses({}), 'max-xl:w-11 max-xl:px-0', className)}
      >
        <Globe aria-hidden="true" className="size-4.5 shrink-0" />
        <span className="sr-only">{`${shellText('languageIs')} `}</span>
        <span lang={current} className="max-xl:sr-only">
          {languageNames[current]}
        </span>
      </button>
      <nav
        id={languagesId}
        popover="auto"
        aria-label={shellText('language')}
        className="popover-panel language-popover"
      >
        <ul className="p-2 max-sm:pb-6">
          {languages.map((language) => (
            <li key={language}>
              <a
                href={pathIn(language)}
                lang={language}
                hrefLang={language}
                aria-current={language === current ? 'true' : undefined}
                className="flex min-h-11 items-center justify-between rounded-control px-3.5 font-medium hover:bg-sunken aria-[current]:font-semibold"
              >
                {languageNames[language]}
                {language === current && <Check aria-hidden="true" className="size-4.5 text-brand" />}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
