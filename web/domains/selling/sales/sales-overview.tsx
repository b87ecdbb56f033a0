import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OwnSale } from '../../../../contracts/marketplace/sales.ts';
import type { OwnSection } from '../../../../contracts/marketplace/shop-sections.ts';
import { salesText } from '../../../../i18n/generated/sales.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { SettingCard } from '../../identity/settings/setting-card.tsx';
import { SaleForm } from './sale-form.tsx';
import { SaleRow } from './sale-row.tsx';

interface SalesOverviewProps {
  sales: OwnSale[];
  sections: OwnSection[];
}

const states = ['running', 'planned', 'ended'] as const;

/** A seller's sales by what they are doing, and the form for the next one. */
export function SalesOverview({ sales, sections }: SalesOverviewProps) {
  const [planned, setPlanned] = useState(0);
  const { revalidate } = useRevalidator();
  return (
    <div className="flex flex-col gap-6">
      <SettingCard title={salesText('newSale')} text={salesText('newSaleText')}>
        <SaleForm
          key={planned}
          sections={sections}
          onSaved={() => {
            setPlanned((count) => count + 1);
            void revalidate();
          }}
        />
      </SettingCard>
      {sales.length === 0 && <EmptyState title={salesText('none')}>{salesText('noneText')}</EmptyState>}
      {states.map((state) => {
        const shown = sales.filter((sale) => sale.state === state);
        if (shown.length === 0) return null;
        return (
          <section key={state} aria-label={salesText(state)}>
            <h2 className="mb-2.5 text-lg">{salesText(state)}</h2>
            <ul className="flex flex-col gap-2.5">
              {shown.map((sale) => (
                <SaleRow key={sale.id} sale={sale} onChanged={() => void revalidate()} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
