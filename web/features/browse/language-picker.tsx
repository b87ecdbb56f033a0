import { Check, Globe } from 'lucide-react';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { languages } from '../../../contracts/languages.ts';
import { shellText } from '../../../messages/shell.ts';
import { type BrowseQuery, writeBrowseQuery } from '../../lib/browse-query.ts';
import { languageNames, rememberLanguage } from '../../lib/language.ts';
import { buttonClasses } from '../../ui/button-style.ts';
import { classes } from '../../ui/classes.ts';

/** The id of the popover, for the menu that opens it where its button has no room. */
export const languagesId = 'languages';

/** The seven languages of product text, each as a link to this page in it. */
export function LanguagePicker({ query, className }: { query: BrowseQuery; className?: string }) {
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const current = query.language;
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
        ref={menu}
        id={languagesId}
        popover="auto"
        aria-label={shellText('language')}
        className="popover-panel language-popover"
      >
        <ul className="p-2 max-sm:pb-6">
          {languages.map((language) => (
            <li key={language}>
              <Link
                to={pathname + writeBrowseQuery({ ...query, language, cursor: undefined })}
                lang={language}
                hrefLang={language}
                aria-current={language === current ? 'true' : undefined}
                onClick={() => {
                  rememberLanguage(language);
                  menu.current?.hidePopover();
                }}
                className="flex min-h-11 items-center justify-between rounded-control px-3.5 font-medium hover:bg-sunken aria-[current]:font-semibold"
              >
                {languageNames[language]}
                {language === current && <Check aria-hidden="true" className="size-4.5 text-brand" />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
