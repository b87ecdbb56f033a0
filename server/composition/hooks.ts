import { collectCommunicationData } from '../domains/communication/account-data/collect-personal-data.service.ts';
import { removeLeftThreads } from '../domains/communication/messages/on-account-closed.service.ts';
import { readOrderMessages } from '../domains/communication/messages/order-messages.service.ts';
import { isThreadPhotoFile } from '../domains/communication/messages/thread-photos.service.ts';
import type { AccountClosedHook, PersonalDataCollector } from '../domains/identity/accounts/account-hooks.ts';
import { collectMarketplaceData } from '../domains/marketplace/account-data/collect-personal-data.service.ts';
import { removeListings } from '../domains/marketplace/account-data/on-account-closed.service.ts';
import { collectMoneyData } from '../domains/money/account-data/collect-personal-data.service.ts';
import {
  requireEmptyWallet,
  requireSettledCommission,
} from '../domains/money/account-data/on-account-closed.service.ts';
import type { HasLiveRecords } from '../domains/money/live-records.ts';
import { collectOrderingData } from '../domains/ordering/account-data/collect-personal-data.service.ts';
import { leaveClosedOrders } from '../domains/ordering/account-data/on-account-closed.service.ts';
import type { ReadOrderMessages } from '../domains/ordering/dispute-evidence/order-messages-source.ts';
import { hasLiveRecords } from '../domains/ordering/live-records/live-records.service.ts';
import { isOrderPhotoFile } from '../domains/ordering/order-lifecycle/order-photos.service.ts';
import { buildSales } from '../domains/ordering/orders/sales-report.service.ts';
import { ensureShippingProfile } from '../domains/ordering/shipping/profiles.service.ts';
import { collectSellingData } from '../domains/selling/account-data/collect-personal-data.service.ts';
import { removeSellerPictures } from '../domains/selling/account-data/on-account-closed.service.ts';
import type { BeforePublishing } from '../domains/selling/listing-publishing/publish-once.service.ts';
import type { SalesSource } from '../domains/selling/sales-analytics/sales-source.ts';

/**
 * Every hook that a lower domain declares and a higher one implements. Domains import each other in one direction only;
 * what would point back is passed to the lower domain from here.
 */
export const hooks = {
  /** Declared by identity: what is removed, kept or refused when an account is closed. */
  onAccountClosed: [
    removeListings,
    removeSellerPictures,
    requireSettledCommission,
    requireEmptyWallet,
    leaveClosedOrders,
    removeLeftThreads,
  ] satisfies AccountClosedHook[],
  /** Declared by identity: what each domain stores about an account. */
  collectPersonalData: [
    collectMarketplaceData,
    collectSellingData,
    collectOrderingData,
    collectMoneyData,
    collectCommunicationData,
  ] satisfies PersonalDataCollector[],
  /** Declared by marketplace: stored files that `/uploads/` serves to nobody. */
  isPrivateFile: (file: string) => isOrderPhotoFile(file) || isThreadPhotoFile(file),
  /** Declared by selling: a seller who publishes without a shipping profile gets a default one. */
  beforePublishing: ensureShippingProfile satisfies BeforePublishing,
  /** Declared by selling: the sales that a seller's report counts. */
  sales: { buildSales, hasLiveRecords } satisfies SalesSource,
  /** Declared by ordering: the conversation about an order, for the evidence of a dispute. */
  readOrderMessages: readOrderMessages satisfies ReadOrderMessages,
  /** Declared by money: whether a page shows live records in place of samples. */
  hasLiveRecords: hasLiveRecords satisfies HasLiveRecords,
};
