import { type Language, languages } from '../../../../contracts/languages.ts';
import { pathInLanguage } from '../../../../contracts/pages/language-path.ts';
import { productText } from '../../../../i18n/generated/product.ts';
import { languageNames } from '../../../lib/language/language.ts';
import { ChoiceAnchor } from '../../../ui/navigation/chip.tsx';

interface LanguagePillsProps {
  address: string;
  current: Language;
  /** Languages that the product is not written in are left out. */
  texts: Partial<Record<Language, unknown>>;
}

/** Links, so that they work before hydration and can be shared or opened in new tabs. */
export function LanguagePills({ address, current, texts }: LanguagePillsProps) {
  return (
    <nav aria-label={productText('descriptionLanguage')}>
      <ul className="flex flex-wrap gap-x-1.5 gap-y-2 pointer-coarse:gap-y-2.5">
        {languages
          .filter((language) => texts[language])
          .map((language) => (
            <li key={language}>
              <ChoiceAnchor
                href={pathInLanguage(address, language)}
                isSelected={language === current}
                lang={language}
                hrefLang={language}
                aria-label={language === 'en' ? 'English' : undefined}
              >
                {language === 'en' ? 'EN' : languageNames[language]}
              </ChoiceAnchor>
            </li>
          ))}
      </ul>
    </nav>
  );
}
