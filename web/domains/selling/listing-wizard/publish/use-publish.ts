import { useRef, useState } from 'react';
import { pathTo } from '../../../../../catalog/categories/lookup.ts';
import { languages } from '../../../../../contracts/languages.ts';
import { languageNames } from '../../../../../contracts/selling/listing-analysis.ts';
import { addProduct } from '../../../../../contracts/selling/listing-publishing.ts';
import { api } from '../../../../lib/api/api.ts';
import { useFailureToast } from '../../../../ui/overlays/failure-toast.ts';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { readSession, startSession } from '../../../identity/session/session.ts';
import { sentFactsOf } from '../../listing-facts/fact-entries.ts';
import type { ListingDraft } from '../draft/draft.ts';
import type { Wizard } from '../use-wizard.ts';

/** Publishes the draft. Success clears it for the next listing; a failure leaves it unchanged. */
export function usePublish({ draft, finish }: Pick<Wizard, 'draft' | 'finish'>) {
  const showToast = useToast();
  const showFailure = useFailureToast();
  const [isPublishing, setPublishing] = useState(false);
  const isBusy = useRef(false);

  /** `shopName` is empty unless the seller still has the default name. */
  async function publish(shopName: string) {
    if (isBusy.current) return;
    isBusy.current = true;
    setPublishing(true);
    try {
      const body = { ...publishForm(draft, pathTo(draft.categoryId)), ...(shopName ? { shopName } : {}) };
      const { message, product } = await api(addProduct, { body });
      if (shopName) updateSessionName(shopName);
      showToast({ text: message, accountRole: 'seller' });
      finish({ id: product.id, title: draft.texts[draft.source].title });
    } catch (error) {
      showFailure(error);
    } finally {
      isBusy.current = false;
      setPublishing(false);
    }
  }

  return { publish, isPublishing };
}

function updateSessionName(name: string): void {
  const session = readSession();
  if (session) startSession({ ...session, post: { ...session.post, name, has_default_name: false } });
}

interface NamedCategory {
  id: number;
  names: { en: string };
}

/** The body of add-product, with every field under its specified name. */
export function publishForm(draft: ListingDraft, path: readonly NamedCategory[]) {
  const { texts, plan, photo } = draft;
  const [category, subCategory, superSubCategory] = path;
  const range = plan ? `${plan.usd.min}-${plan.usd.max}` : '';
  const textFields = languages.flatMap((language) => {
    const code = language.toUpperCase();
    const { title, description } = texts[language];
    return [
      [`productTitle${code}`, title],
      [`productDescription${code}`, description],
    ];
  });
  return {
    ...(Object.fromEntries(textFields) as Record<string, string>),
    source_language: draft.source,
    languages: Object.values(languageNames).join(','),
    salesRegion: draft.countries.join(','),
    ...(draft.currency === 'USD'
      ? { suggestedPrice: draft.suggestedPrice.trim() }
      : { suggestedPrice: '', price: draft.suggestedPrice.trim(), currency: draft.currency }),
    avgPrice: range,
    priceRange: range,
    requiredSales: '',
    estimatedGMV: '',
    localCurrencies: plan ? JSON.stringify(plan.localCurrencies) : '',
    platformComparison: plan ? JSON.stringify(plan.platforms) : '',
    monthlySalesTarget: draft.monthlySalesTarget.trim(),
    SellUnits: draft.sellUnits.trim(),
    stock: draft.stock.trim(),
    marketingBudget: draft.marketingBudget.trim(),
    offerCredit: draft.offerCredit ? ('yes' as const) : ('no' as const),
    category_id: String(category?.id ?? ''),
    category_name: category?.names.en ?? '',
    sub_category_id: String(subCategory?.id ?? ''),
    sub_category_name: subCategory?.names.en ?? '',
    super_sub_category_id: String(superSubCategory?.id ?? ''),
    super_sub_category_name: superSubCategory?.names.en ?? '',
    product_type_id: draft.productType?.id ?? '',
    facts: JSON.stringify(sentFactsOf(draft.facts)),
    image: photo?.image ?? '',
    productUUID: photo?.productUUID ?? '',
    ...(draft.photos.length > 0 ? { photos: draft.photos } : {}),
    variants: '',
    publish_key: draft.publishKey,
    fulfilment: draft.fulfilment,
    weight: draft.weightKg.trim(),
  };
}
