import { useEffect, useState } from 'react';
import { getCommission, type SellerCommission } from '../../../../../contracts/money/commission.ts';
import type { SellerPaymentMethods } from '../../../../../contracts/ordering/payments/payment-methods.ts';
import { api } from '../../../../lib/api/api.ts';
import { CommissionNote } from './commission-note.tsx';

interface CategoryCommissionProps {
  /** Empty where none is chosen. */
  categoryId: string;
  /** What is shown until that of the category is known, and where it cannot be loaded. */
  usual?: SellerPaymentMethods;
}

/** What the platform keeps of a sale in a category. */
export function CategoryCommission({ categoryId, usual }: CategoryCommissionProps) {
  const found = useCommission(categoryId);
  if (found) {
    const { percent, fixed_cents, tax } = found;
    const scope = found.varies && categoryId ? ('category' as const) : undefined;
    const kept = { commission_percent: percent, commission_fixed_cents: fixed_cents, commission_tax: tax };
    return <CommissionNote commission={{ ...kept, scope }} />;
  }
  return usual ? <CommissionNote commission={usual} /> : null;
}

function useCommission(categoryId: string): SellerCommission | null {
  const [found, setFound] = useState<{ categoryId: string; commission: SellerCommission } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    api(getCommission, { body: categoryId ? { category_id: Number(categoryId) } : {} }).then(
      ({ commission }) => {
        if (isCurrent) setFound({ categoryId, commission });
      },
      (error) => console.warn('The commission of the category could not be loaded.', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [categoryId]);
  return found?.categoryId === categoryId ? found.commission : null;
}
