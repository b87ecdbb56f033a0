import { useId, useState } from 'react';
import { type Language, languages } from '../../../../contracts/languages.ts';
import { maxAboutLength, maxPoliciesLength } from '../../../../contracts/marketplace/shop-rules.ts';
import type { ShopTexts } from '../../../../contracts/marketplace/shop-texts.ts';
import { translateShopText } from '../../../../contracts/selling/shop-settings.ts';
import { languageNamesText } from '../../../../i18n/generated/language-names.ts';
import { shopEditorText } from '../../../../i18n/generated/shop-editor.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Chip } from '../../../ui/navigation/chip.tsx';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';

export interface WrittenShop {
  language: Language;
  about: ShopTexts;
  policies: ShopTexts;
}

type Part = 'about' | 'policies';

interface ShopTextFieldsProps {
  shop: WrittenShop;
  canTranslate: boolean;
  onChange: (shop: WrittenShop) => void;
}

const lengths: Record<Part, number> = { about: maxAboutLength, policies: maxPoliciesLength };

/** What a seller says of the shop: first in their language, then in any other. */
export function ShopTextFields({ shop, canTranslate, onChange }: ShopTextFieldsProps) {
  const [shown, setShown] = useState(shop.language);
  const id = useId();
  const write = (part: Part, of: Language, text: string, by: 'seller' | 'model') =>
    onChange({ ...shop, [part]: { ...shop[part], [of]: { text, by } } });
  const hasText = (of: Language) => Boolean(shop.about[of]?.text || shop.policies[of]?.text);
  return (
    <div className="flex w-full flex-col gap-4">
      <SelectField
        label={shopEditorText('writesIn')}
        value={shop.language}
        options={languages.map((language) => ({ value: language, label: languageNamesText(language) }))}
        onChange={({ target }) => {
          const language = target.value as Language;
          onChange({ ...shop, language });
          setShown(language);
        }}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this group is. */}
      <div role="group" aria-label={shopEditorText('languages')} className="flex flex-wrap gap-1.5">
        {languages.map((language) => (
          <Chip
            key={language}
            isSelected={language === shown}
            title={languageNamesText(language)}
            onClick={() => setShown(language)}
          >
            {language.toUpperCase()}
            <span className="sr-only">{languageNamesText(language)}</span>
            {hasText(language) && <span aria-hidden="true">✓</span>}
          </Chip>
        ))}
      </div>
      {(['about', 'policies'] as const).map((part) => (
        <div key={`${part}-${shown}`} className="flex flex-col items-start gap-2">
          <div className="w-full">
            <TextArea
              label={shopEditorText(part)}
              aria-label={`${shopEditorText(part)} (${languageNamesText(shown)})`}
              hint={part === 'policies' ? shopEditorText('policiesHint') : undefined}
              name={`${id}-${part}`}
              lang={shown}
              rows={part === 'about' ? 6 : 4}
              maxLength={lengths[part]}
              value={shop[part][shown]?.text ?? ''}
              onChange={({ target }) => write(part, shown, target.value, 'seller')}
            />
          </div>
          {shop[part][shown]?.by === 'model' && <p className="text-caption text-muted">{shopEditorText('byModel')}</p>}
          {canTranslate && shown !== shop.language && shop[part][shop.language]?.text && (
            <TranslateButton
              text={shop[part][shop.language]?.text ?? ''}
              from={shop.language}
              to={shown}
              onTranslated={(text) => write(part, shown, text, 'model')}
            />
          )}
        </div>
      ))}
    </div>
  );
}

interface TranslateButtonProps {
  text: string;
  from: Language;
  to: Language;
  onTranslated: (text: string) => void;
}

function TranslateButton({ text, from, to, onTranslated }: TranslateButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const showFailure = useFailureToast('seller');
  async function translate() {
    setBusy(true);
    try {
      onTranslated((await api(translateShopText, { body: { text, from, to } })).text);
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button tone="ai" isBusy={isBusy} onClick={() => void translate()}>
      {shopEditorText('translate', { language: languageNamesText(from) })}
    </Button>
  );
}
