import { House, Search } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Language } from '../../../../contracts/languages.ts';
import { browseCategoryText } from '../../../../i18n/generated/browse-category.ts';
import { shellText } from '../../../../i18n/generated/shell.ts';
import { classes } from '../../../ui/buttons/classes.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';

interface TopBarProps {
  title: string;
  titleLanguage: Language;
  /** The search box. On phones it is collapsed unless opened or filled in. */
  search: ReactNode;
  isSearching: boolean;
  /** Language and Filter. */
  tools: ReactNode;
  /** The account menu. */
  account: ReactNode;
}

export function TopBar({ title, titleLanguage, search, isSearching, tools, account }: TopBarProps) {
  const [isOpen, setOpen] = useState(isSearching);
  const box = useRef<HTMLDivElement>(null);
  const boxId = useId();

  function toggleSearch() {
    setOpen(!isOpen);
    if (!isOpen) requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('input[type=search]')?.focus());
  }

  return (
    <header className="sticky top-0 z-30 border-line bg-paper md:border-b">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2 px-(--page-edge) py-2.5 md:flex-nowrap md:gap-x-3.5 md:py-4 lg:px-7">
        <Link
          to="/"
          aria-label={shellText('home')}
          title={shellText('home')}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-line bg-surface transition duration-150 hover:border-faint"
        >
          <House aria-hidden="true" className="size-5" />
        </Link>
        <h1
          lang={titleLanguage === 'en' ? undefined : titleLanguage}
          className="line-clamp-2 min-w-0 flex-1 text-balance text-lead sm:max-md:text-xl/heading xl:text-2xl/heading"
        >
          {title}
        </h1>
        <div
          ref={box}
          id={boxId}
          className={classes(
            'w-full max-md:order-last md:w-[clamp(11rem,20vw,22rem)] md:shrink-0',
            !isOpen && 'max-md:hidden noscript:max-md:block',
          )}
        >
          {search}
        </div>
        <div className="flex shrink-0 gap-1.5 sm:gap-2.5">
          <IconButton
            isOutlined
            label={browseCategoryText('searchInCategory')}
            icon={Search}
            aria-expanded={isOpen}
            aria-controls={boxId}
            onClick={toggleSearch}
            className="md:hidden noscript:hidden"
          />
          {tools}
          {account}
        </div>
      </div>
    </header>
  );
}
