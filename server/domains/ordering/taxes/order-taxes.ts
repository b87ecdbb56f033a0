import type { z } from 'zod';
import type { OrderTax, taxInOrder } from '../../../../contracts/money/order-tax.ts';
import type { CountryCode } from '../../../../reference-data/countries/countries.ts';
import { taxWithin } from '../../../../reference-data/taxes/tax-amounts.ts';
import { findTax } from '../../../../reference-data/taxes/tax-rates.ts';
import type { sellerTaxes } from '../../../schema/ordering/selling.ts';
import { allocate } from '../order-state/allocate.ts';

type SellerTax = Pick<typeof sellerTaxes.$inferSelect, 'isRegistered' | 'taxId' | 'share'>;

interface Sale {
  /** Where the goods are sent from, and where to. */
  from: CountryCode;
  to: CountryCode;
  seller: SellerTax | null;
  at: Date;
}

/**
 * The tax in the prices of a sale. Only a registered seller's prices contain one, and only inside its country: what is due
 * on goods that cross a border depends on registrations, thresholds and customs that are not known here.
 */
export function findSaleTax({ from, to, seller, at }: Sale): OrderTax | null {
  if (!seller?.isRegistered || from !== to) return null;
  const known = findTax(from, at.toISOString().slice(0, 10));
  if (!known) return null;
  const isOffered = known.reduced.some(({ share }) => share === seller.share);
  const share = seller.share !== null && isOffered ? seller.share : known.standard;
  return { country: from, name: known.name, share, is_included: true, tax_id: seller.taxId };
}

interface TaxAmounts {
  taxCents: number;
  lines: number[];
  deliveryTaxCents: number;
}

/** The tax of an order, divided over its lines and delivery so that they add up to it. */
export function divideTax(lines: readonly number[], deliveryCents: number, tax: OrderTax | null): TaxAmounts {
  if (!tax) return { taxCents: 0, lines: lines.map(() => 0), deliveryTaxCents: 0 };
  const amounts = [...lines, deliveryCents];
  const taxCents = taxWithin(
    amounts.reduce((sum, amount) => sum + amount, 0),
    tax.share,
  );
  const shares = allocate(taxCents, amounts);
  return { taxCents, lines: shares.slice(0, -1), deliveryTaxCents: shares.at(-1) ?? 0 };
}

/** The part of a tax in what was given back of its amount; all of it when all went back. */
export function refundedTax(taxCents: number, amount: number, refunded: number): number {
  if (amount <= 0) return 0;
  return Number((BigInt(taxCents) * BigInt(refunded)) / BigInt(amount));
}

interface TaxedOrder {
  deliveryCents: number;
  deliveryTaxCents: number;
  refundedCents: number;
}

interface TaxedLine {
  units: number;
  unitPriceCents: number;
  taxCents: number;
  refundedCents: number;
}

/** The tax in everything that was given back of an order. */
export function refundedTaxOf(order: TaxedOrder, lines: readonly TaxedLine[]): number {
  const ofLines = lines.reduce(
    (sum, line) => sum + refundedTax(line.taxCents, line.units * line.unitPriceCents, line.refundedCents),
    0,
  );
  const refundedDelivery = order.refundedCents - lines.reduce((sum, { refundedCents }) => sum + refundedCents, 0);
  return ofLines + refundedTax(order.deliveryTaxCents, order.deliveryCents, refundedDelivery);
}

type DescribedOrder = TaxedOrder & { tax: OrderTax | null; taxCents: number; paybackCents: number };

/** The tax of an order as it is shown: what a seller has still to pay back has not gone back yet. */
export function describeTax(order: DescribedOrder, lines: readonly TaxedLine[]): z.output<typeof taxInOrder> | null {
  if (!order.tax) return null;
  const { refundedCents, paybackCents } = order;
  const refunded = refundedTax(refundedTaxOf(order, lines), refundedCents, refundedCents - paybackCents);
  return { ...order.tax, amount_cents: order.taxCents, refunded_cents: refunded };
}
