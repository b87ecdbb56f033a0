import { describe, expect, test } from 'vitest';
import type { CountryCode } from '../../../../reference-data/countries/countries.ts';
import { addCommissionTax, findCommissionTax, readPlatform } from './commission-tax.service.ts';

const at = new Date('2026-11-19T12:00:00Z');
const platformIn = (country: CountryCode, taxId = 'DE123456789') =>
  readPlatform({
    PLATFORM_NAME: 'Bazaar GmbH',
    PLATFORM_ADDRESS: 'Torstrasse 1, 10119 Berlin',
    PLATFORM_COUNTRY: country,
    ...(taxId && { PLATFORM_TAX_ID: taxId }),
  });
const unregistered = (country: 'DE' | 'FR' | 'TH' | 'GB') => ({ country, taxId: '' });
const registered = (country: 'DE' | 'FR' | 'TH' | 'GB') => ({ country, taxId: 'ID 1' });

describe('the tax on a commission', () => {
  test('is that of services in the platform’s country, for sellers of the same country', () => {
    const tax = findCommissionTax(platformIn('DE'), unregistered('DE'), at);
    expect(tax).toEqual({
      ...{ country: 'DE', name: 'vat', share: 1900, tax_id: 'DE123456789', seller_tax_id: '' },
      ...{ is_reverse_charge: false, issuer: 'Bazaar GmbH\nTorstrasse 1\n10119 Berlin' },
    });
    expect(findCommissionTax(platformIn('TH'), registered('TH'), at)).toMatchObject({
      share: 700,
      seller_tax_id: 'ID 1',
    });
  });

  test('is the seller’s to account for where a registered one is in another country of the European Union', () => {
    const tax = findCommissionTax(platformIn('DE'), registered('FR'), at);
    expect(tax).toMatchObject({ share: 0, is_reverse_charge: true, seller_tax_id: 'ID 1' });
  });

  test.each([
    ['of a seller without registration in another country of the Union', platformIn('DE'), unregistered('FR')],
    ['across the border of the Union', platformIn('DE'), registered('GB')],
    ['of a platform that is not registered', platformIn('DE', ''), registered('DE')],
    ['of a seller whose country is not known', platformIn('DE'), { country: null, taxId: '' }],
    ['where the rate of services is not known', platformIn('MY'), { country: 'MY' as const, taxId: 'W10' }],
    ['where prices are without tax', platformIn('US'), { country: 'US' as const, taxId: '' }],
  ])('is not invented %s', (_, platform, seller) => {
    expect(findCommissionTax(platform, seller, at)).toBeNull();
  });

  test('is rounded half up, and takes no more than there is', () => {
    expect(addCommissionTax(50, { share: 700 }, 1000)).toEqual({ commissionCents: 50, commissionTaxCents: 4 });
    expect(addCommissionTax(49, { share: 700 }, 1000)).toEqual({ commissionCents: 49, commissionTaxCents: 3 });
    expect(addCommissionTax(7, null, 1000)).toEqual({ commissionCents: 7, commissionTaxCents: 0 });
    expect(addCommissionTax(100, { share: 1900 }, 100)).toEqual({ commissionCents: 84, commissionTaxCents: 16 });
    expect(addCommissionTax(100, { share: 1900 }, 0)).toEqual({ commissionCents: 0, commissionTaxCents: 0 });
  });
});
