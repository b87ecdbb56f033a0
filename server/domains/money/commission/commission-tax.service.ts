import type { CommissionTax } from '../../../../contracts/money/commission.ts';
import { type CountryCode, isCountryCode } from '../../../../reference-data/countries/countries.ts';
import { taxOn, taxWithin } from '../../../../reference-data/taxes/tax-amounts.ts';
import { findServiceTax, isInEuropeanUnion } from '../../../../reference-data/taxes/tax-rates.ts';
import type { Config } from '../../../config.ts';

/** Who issues the invoices of commission, and where that is registered for tax. */
export interface Platform {
  /** Name and address, a line each; empty where the operator set none. */
  issuer: string;
  country: CountryCode | null;
  /** Empty where the operator is not registered; then no tax is charged. */
  taxId: string;
}

type PlatformSettings = Pick<Config, 'PLATFORM_NAME' | 'PLATFORM_ADDRESS' | 'PLATFORM_COUNTRY' | 'PLATFORM_TAX_ID'>;

export function readPlatform(settings: PlatformSettings): Platform {
  const { PLATFORM_NAME: name = '', PLATFORM_ADDRESS: address = '', PLATFORM_COUNTRY: country } = settings;
  const lines = [name, ...address.split(',')].map((line) => line.trim().normalize('NFC'));
  return {
    issuer: lines.filter((line) => line !== '').join('\n'),
    country: country && isCountryCode(country) ? country : null,
    taxId: settings.PLATFORM_TAX_ID ?? '',
  };
}

export interface BilledSeller {
  /** Where the shop is; null where it has not said so. */
  country: CountryCode | null;
  /** The number of a registered seller; empty otherwise. */
  taxId: string;
}

/**
 * The tax on the commission of a seller on a day. Inside the platform's country it is charged at the rate of services;
 * a registered seller of another member of the European Union accounts for it there. Elsewhere none is charged, because
 * what the seller's country asks of a foreign platform is not known here.
 */
export function findCommissionTax(
  { issuer, country, taxId }: Platform,
  seller: BilledSeller,
  at: Date,
): CommissionTax | null {
  if (!country || taxId === '' || !seller.country) return null;
  const parties = { country, tax_id: taxId, seller_tax_id: seller.taxId, issuer };
  const own = findServiceTax(country, at.toISOString().slice(0, 10));
  if (!own) return null;
  if (seller.country === country) return { ...own, ...parties, is_reverse_charge: false };
  const isUnion = isInEuropeanUnion(country) && isInEuropeanUnion(seller.country);
  return isUnion && seller.taxId !== '' ? { name: own.name, share: 0, ...parties, is_reverse_charge: true } : null;
}

export interface CommissionAmounts {
  /** Without tax. */
  commissionCents: number;
  commissionTaxCents: number;
}

/** A commission with the tax on it, which together are at most what there is to take them from. */
export function addCommissionTax(
  commissionCents: number,
  tax: Pick<CommissionTax, 'share'> | null,
  mostCents: number,
): CommissionAmounts {
  const share = tax?.share ?? 0;
  const commissionTaxCents = taxOn(commissionCents, share);
  if (commissionCents + commissionTaxCents <= mostCents) return { commissionCents, commissionTaxCents };
  const within = taxWithin(mostCents, share);
  return { commissionCents: mostCents - within, commissionTaxCents: within };
}
