import { useEffect, useState } from 'react';
import { type FactOfType, listFactsOfType } from '../../../../contracts/marketplace/facts.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { useIsServerReachable } from '../../../lib/api/connection.ts';

/** What buyers of a product type ask for; empty until the server has answered, and for a type that is not known yet. */
export function useFactsOfType(productTypeId: string, categoryId: string): readonly FactOfType[] {
  const [found, setFound] = useState<readonly FactOfType[]>([]);
  const isReachable = useIsServerReachable();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `isReachable` asks again after a lost connection.
  useEffect(() => {
    if (categoryId === '') return setFound([]);
    const controller = new AbortController();
    const body = { product_type_id: productTypeId, category_id: categoryId, language: getLocale() };
    api(listFactsOfType, { body, signal: controller.signal }).then(
      ({ facts }) => setFound(facts),
      (error) => controller.signal.aborted || console.warn('The facts of the product type could not be loaded.', error),
    );
    return () => controller.abort();
  }, [productTypeId, categoryId, isReachable]);
  return found;
}
