import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { contactCodes, mailSettings, mails } from '../../../schema/communication/mails.ts';
import { messages } from '../../../schema/communication/messages.ts';
import { accounts, sessions, signInNetworks } from '../../../schema/identity/accounts.ts';
import { accountChoices, tokenEntries } from '../../../schema/identity/profile.ts';
import { accountEvents, identities, passkeys, recoveryCodes, secondSteps } from '../../../schema/identity/sign-in.ts';
import { favorites } from '../../../schema/marketplace/favorites.ts';
import { products, productTexts } from '../../../schema/marketplace/listings.ts';
import { photoCodes } from '../../../schema/marketplace/photo-codes.ts';
import { reviewReports, reviews } from '../../../schema/marketplace/reviews.ts';
import { bankAccounts, invoices, ledgerAccounts, ledgerMovements } from '../../../schema/money/ledger.ts';
import { addresses } from '../../../schema/ordering/addresses.ts';
import { cartLines } from '../../../schema/ordering/carts.ts';
import { sellerPaymentMethods, shippingProfiles } from '../../../schema/ordering/selling.ts';
import { analyses, modelSpending } from '../../../schema/selling/analyses.ts';
import { sellerFiles } from '../../../schema/selling/files.ts';
import { photoEdits } from '../../../schema/selling/photo-edits.ts';
import { productPlans } from '../../../schema/selling/publishing.ts';
import { collectOrders } from '../../ordering/orders/personal-orders.service.ts';

/**
 * Everything stored about an account, except the hashes of password, tokens and networks, which would help only an attacker.
 */
export async function collectPersonalData(db: Db, id: number): Promise<Record<string, unknown>> {
  const [
    [account],
    accountSessions,
    choices,
    tokens,
    sentMessages,
    listings,
    plans,
    photos,
    edits,
    savedFavorites,
    spending,
  ] = await Promise.all([
    db.select().from(accounts).where(eq(accounts.id, id)),
    db.select().from(sessions).where(eq(sessions.accountId, id)),
    db.select().from(accountChoices).where(eq(accountChoices.accountId, id)),
    db.select().from(tokenEntries).where(eq(tokenEntries.accountId, id)).orderBy(asc(tokenEntries.id)),
    db.select().from(messages).where(eq(messages.accountId, id)).orderBy(asc(messages.id)),
    db.select().from(products).where(eq(products.sellerId, id)).orderBy(asc(products.id)),
    db.select().from(productPlans).where(eq(productPlans.sellerId, id)),
    db.select().from(analyses).where(eq(analyses.sellerId, id)).orderBy(asc(analyses.createdAt)),
    db.select().from(photoEdits).where(eq(photoEdits.sellerId, id)).orderBy(asc(photoEdits.createdAt)),
    db.select().from(favorites).where(eq(favorites.customerId, id)),
    db.select().from(modelSpending).where(eq(modelSpending.sellerId, id)),
  ]);
  const texts = Map.groupBy(await textsOf(db, id), ({ productId }) => productId);
  const planOf = new Map(plans.map((plan) => [plan.productId, plan]));
  const { passwordHash: _, ...accountData } = account ?? {};
  return {
    account: accountData,
    sessions: accountSessions.map(({ tokenHash: _, ...session }) => session),
    sign_in_networks: await db
      .select({ lastUsedAt: signInNetworks.lastUsedAt })
      .from(signInNetworks)
      .where(eq(signInNetworks.accountId, id)),
    ways_to_sign_in: await collectWaysIn(db, id),
    history: await db
      .select()
      .from(accountEvents)
      .where(eq(accountEvents.accountId, id))
      .orderBy(asc(accountEvents.id)),
    choices,
    tokens,
    mails: await collectMails(db, id),
    messages: sentMessages,
    listings: listings.map((listing) => ({
      ...listing,
      texts: texts.get(listing.id) ?? [],
      plan: planOf.get(listing.id) ?? null,
    })),
    photos: photos.map(({ code, ...photo }) => ({ ...photo, code: inBase64(code) })),
    photo_codes: await collectCodes(db, id),
    photo_edits: edits,
    stored_files: await db.select().from(sellerFiles).where(eq(sellerFiles.sellerId, id)),
    favorites: savedFavorites,
    model_spending: spending,
    money: await collectMoney(db, id),
    ...(await collectBuyingAndSelling(db, id)),
    ...(await collectOrders(db, id)),
  };
}

/** The cart, addresses, terms of a seller, and reviews and reports that the account wrote. */
async function collectBuyingAndSelling(db: Db, id: number): Promise<Record<string, unknown>> {
  const [cart, savedAddresses, shipping, methods, written, reports] = await Promise.all([
    db.select().from(cartLines).where(eq(cartLines.customerId, id)).orderBy(asc(cartLines.place)),
    db.select().from(addresses).where(eq(addresses.customerId, id)).orderBy(asc(addresses.id)),
    db.select().from(shippingProfiles).where(eq(shippingProfiles.sellerId, id)),
    db.select().from(sellerPaymentMethods).where(eq(sellerPaymentMethods.sellerId, id)),
    db.select().from(reviews).where(eq(reviews.customerId, id)).orderBy(asc(reviews.id)),
    db.select().from(reviewReports).where(eq(reviewReports.accountId, id)),
  ]);
  return {
    cart,
    addresses: savedAddresses,
    shipping,
    payment_methods: methods,
    reviews: written,
    review_reports: reports,
  };
}

/** Passkeys, linked identities and the second step, without what signs in. */
async function collectWaysIn(db: Db, id: number): Promise<Record<string, unknown>> {
  const keys = await db.select().from(passkeys).where(eq(passkeys.accountId, id)).orderBy(asc(passkeys.id));
  const steps = await db.select().from(secondSteps).where(eq(secondSteps.accountId, id));
  return {
    passkeys: keys.map(({ publicKey: _, ...key }) => key),
    identities: await db.select().from(identities).where(eq(identities.accountId, id)).orderBy(asc(identities.id)),
    second_steps: steps.map(({ confirmedAt }) => ({ confirmedAt })),
    recovery_codes_left: (await db.select().from(recoveryCodes).where(eq(recoveryCodes.accountId, id))).length,
  };
}

/** Mails to the account and codes that were sent to it, without what would let somebody in. */
async function collectMails(db: Db, id: number): Promise<Record<string, unknown>> {
  const { purpose, contact, createdAt, usedAt } = contactCodes;
  const [sent, codes, settings] = await Promise.all([
    db.select().from(mails).where(eq(mails.accountId, id)).orderBy(asc(mails.createdAt)),
    db.select({ purpose, contact, createdAt, usedAt }).from(contactCodes).where(eq(contactCodes.accountId, id)),
    db.select().from(mailSettings).where(eq(mailSettings.accountId, id)),
  ]);
  return {
    sent: sent.map(({ parameters: _, ...mail }) => mail),
    codes,
    are_stopped: settings.some(({ isStopped }) => isStopped),
  };
}

/** What was kept of the photos of listings; signs and bands follow from the code. */
async function collectCodes(db: Db, id: number): Promise<Record<string, unknown>[]> {
  const { productId, leafId, kindId, code, learns } = photoCodes;
  const rows = await db
    .select({ productId, leafId, kindId, code, learns })
    .from(photoCodes)
    .where(eq(photoCodes.sellerId, id))
    .orderBy(asc(productId));
  return rows.map((row) => ({ ...row, code: inBase64(row.code) }));
}

const inBase64 = (bytes: Uint8Array | null) => bytes && Buffer.from(bytes).toString('base64');

/** The account's movements, balances, invoices and bank account. */
async function collectMoney(db: Db, id: number): Promise<Record<string, unknown>> {
  const [movements, balances, issuedInvoices, banks] = await Promise.all([
    db.select().from(ledgerMovements).where(eq(ledgerMovements.sellerId, id)).orderBy(asc(ledgerMovements.id)),
    db.select().from(ledgerAccounts).where(eq(ledgerAccounts.sellerId, id)),
    db.select().from(invoices).where(eq(invoices.sellerId, id)).orderBy(asc(invoices.number)),
    db.select().from(bankAccounts).where(eq(bankAccounts.sellerId, id)),
  ]);
  return { movements, balances, invoices: issuedInvoices, bank_accounts: banks };
}

function textsOf(db: Db, sellerId: number) {
  const own = db.select({ id: products.id }).from(products).where(eq(products.sellerId, sellerId));
  return db.select().from(productTexts).where(inArray(productTexts.productId, own));
}
