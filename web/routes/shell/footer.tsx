import { NavLink } from 'react-router';
import { footerText } from '../../../i18n/generated/footer.ts';
import { Logo } from '../../ui/display/logo.tsx';
import { LanguageLinks } from '../../ui/navigation/language-links.tsx';
import { ThemeSwitch } from './header/theme-switch.tsx';

const columns = [
  { title: 'learn', links: ['about', 'contact', 'sponsor'] },
  { title: 'legal', links: ['terms', 'privacy', 'licenses'] },
] as const;

export function Footer() {
  return (
    <footer className="mt-16 border-line border-t bg-sunken">
      <div className="page-width grid grid-cols-2 gap-x-6 gap-y-10 py-12 lg:grid-cols-[1fr_auto_auto] lg:gap-x-20">
        <div className="col-span-2 flex flex-col items-start gap-5 lg:col-span-1">
          <Logo />
          <p className="max-w-xs text-muted">{footerText('tagline')}</p>
          <ThemeSwitch />
          <LanguageLinks label={footerText('languages')} className="-my-1.5" />
        </div>
        {columns.map((column) => (
          <nav key={column.title} aria-label={footerText(column.title)}>
            <h2 className="text-base">{footerText(column.title)}</h2>
            <ul className="mt-2">
              {column.links.map((link) => (
                <li key={link}>
                  <NavLink
                    to={`/${link}`}
                    prefetch="intent"
                    className="inline-flex min-h-11 items-center py-1.5 text-muted wrap-anywhere hover:text-ink hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-ink"
                  >
                    {footerText(link)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
