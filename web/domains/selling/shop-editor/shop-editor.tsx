import { useState } from 'react';
import type { Seller } from '../../../../contracts/marketplace/sellers.ts';
import type { OwnSection } from '../../../../contracts/marketplace/shop-sections.ts';
import { putShop, type ShopSettings } from '../../../../contracts/selling/shop-settings.ts';
import { shopEditorText } from '../../../../i18n/generated/shop-editor.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { SettingCard } from '../../identity/settings/setting-card.tsx';
import { PictureField } from './picture-field.tsx';
import { SectionEditor } from './section-editor.tsx';
import { ShopPreview } from './shop-preview.tsx';
import { ShopTextFields } from './shop-text-fields.tsx';
import { VacationForm } from './vacation-form.tsx';

interface ShopEditorProps {
  first: ShopSettings;
  sections: OwnSection[];
  /** The shop as visitors see it; null before anything was listed. */
  seller: Seller | null;
}

/** Everything that a seller says of the shop on one page, with how visitors see it above. */
export function ShopEditor({ first, sections, seller }: ShopEditorProps) {
  const [shop, setShop] = useState(first);
  const showToast = useToast();
  const form = useForm([] as const, {
    check: () => ({}),
    async send() {
      const { language, banner, logo, about, policies } = shop;
      const answer = await api(putShop, { body: { language, banner, logo, about, policies } });
      setShop(answer.shop);
      showToast({ text: answer.message, accountRole: 'seller' });
    },
  });
  return (
    <div className="flex flex-col gap-4">
      <ShopPreview shop={shop} seller={seller} />
      <form {...form.props} className="flex flex-col gap-4">
        <SettingCard title={shopEditorText('pictures')} text={shopEditorText('picturesText')}>
          <PictureField
            label={shopEditorText('banner')}
            image={shop.banner}
            shape="banner"
            onChange={(banner) => setShop((now) => ({ ...now, banner }))}
          />
          <PictureField
            label={shopEditorText('logo')}
            image={shop.logo}
            shape="logo"
            onChange={(logo) => setShop((now) => ({ ...now, logo }))}
          />
        </SettingCard>
        <SettingCard title={shopEditorText('texts')} text={shopEditorText('textsText')}>
          <ShopTextFields
            shop={shop}
            canTranslate={shop.can_translate}
            onChange={(written) => setShop((now) => ({ ...now, ...written }))}
          />
        </SettingCard>
        <Button
          type="submit"
          tone="primary"
          size="large"
          className="self-start"
          isBusy={form.isBusy}
          disabled={!form.isReady}
        >
          {shopEditorText('save')}
        </Button>
      </form>
      <SettingCard title={shopEditorText('sections')} text={shopEditorText('sectionsText')}>
        <SectionEditor first={sections} />
      </SettingCard>
      <SettingCard id="vacation" title={shopEditorText('vacation')} text={shopEditorText('vacationText')}>
        <VacationForm vacation={shop.vacation} onSaved={(vacation) => setShop((now) => ({ ...now, vacation }))} />
      </SettingCard>
    </div>
  );
}
