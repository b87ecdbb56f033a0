import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { AppError } from '../../../../contracts/errors.ts';
import { type Language, languages } from '../../../../contracts/languages.ts';
import { findVacationProblem } from '../../../../contracts/marketplace/shop-rules.ts';
import type { ShopTexts } from '../../../../contracts/marketplace/shop-texts.ts';
import type { putShop, putVacation, ShopSettings, WrittenTexts } from '../../../../contracts/selling/shop-settings.ts';
import { cleanParagraphs } from '../../../../contracts/text/clean-text.ts';
import type { Db } from '../../../platform/db/database.ts';
import { sendNotification } from '../../../platform/db/notifications.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { shops, shopVacations } from '../../../schema/marketplace/shops.ts';
import { requireOwnPhotos } from '../listing-photos/listing-photos.service.ts';
import { dayIn, startOfDay } from './days.service.ts';

/** The shop as its seller edits it; a shop that was never edited has no pictures and texts. */
export async function getShopSettings(db: Db, sellerId: number): Promise<Omit<ShopSettings, 'can_translate'>> {
  const [row] = await db
    .select({ name: accounts.name, language: accounts.language, shop: shops, vacation: shopVacations })
    .from(accounts)
    .leftJoin(shops, eq(shops.sellerId, accounts.id))
    .leftJoin(shopVacations, eq(shopVacations.sellerId, accounts.id))
    .where(eq(accounts.id, sellerId));
  if (!row) throw new AppError('seller_not_found');
  const { name, language, shop, vacation } = row;
  return {
    name,
    banner: shop?.banner ?? null,
    logo: shop?.logo ?? null,
    language: shop?.language ?? language,
    about: shop?.about ?? {},
    policies: shop?.policies ?? {},
    vacation: vacation && {
      ...{ from: vacation.firstDay, until: vacation.lastDay },
      ...{ language: vacation.language, message: vacation.message },
    },
  };
}

/** Saves pictures and texts of a shop. A machine's translation goes when the text that it was made from changes. */
export async function saveShop(db: Db, sellerId: number, input: z.output<typeof putShop.body>, now: Date) {
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(shops).where(eq(shops.sellerId, sellerId)).for('update');
    const { language, banner, logo } = input;
    const known = [before?.banner, before?.logo].filter((name) => typeof name === 'string');
    await requireOwnPhotos(
      tx,
      sellerId,
      [banner, logo].filter((name) => name !== null),
      known,
    );
    const values = {
      ...{ banner, logo, language, changedAt: now },
      about: cleanTexts(input.about, language, before?.about),
      policies: cleanTexts(input.policies, language, before?.policies),
    };
    await tx
      .insert(shops)
      .values({ sellerId, ...values })
      .onConflictDoUpdate({ target: shops.sellerId, set: values });
    await sendNotification(tx, 'listings_changed');
  });
}

/** Saves the days of a vacation, which replaces one that was planned. */
export async function saveVacation(db: Db, sellerId: number, input: z.output<typeof putVacation.body>, now: Date) {
  const { from, until, language, time_zone: timeZone } = input;
  const problem = findVacationProblem({ from, until }, dayIn(now, timeZone));
  if (problem) throw new AppError('bad_input', { key: problem });
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(shopVacations).where(eq(shopVacations.sellerId, sellerId)).for('update');
    const values = {
      ...{ firstDay: from, lastDay: until, language },
      ...{ startsAt: startOfDay(from, timeZone), endsAt: startOfDay(until, timeZone, 1) },
      message: cleanTexts(input.message, language, before?.message),
    };
    await tx
      .insert(shopVacations)
      .values({ sellerId, ...values })
      .onConflictDoUpdate({ target: shopVacations.sellerId, set: values });
    await sendNotification(tx, 'listings_changed');
  });
}

export async function removeVacation(db: Db, sellerId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(shopVacations).where(eq(shopVacations.sellerId, sellerId));
    await sendNotification(tx, 'listings_changed');
  });
}

/** The texts to store: cleaned, without empty ones, and without a machine's translation of a text that was changed. */
function cleanTexts(written: WrittenTexts, source: Language, before: ShopTexts = {}): ShopTexts {
  const texts = languages.flatMap((language) => {
    const given = written[language];
    const text = cleanParagraphs(given?.text ?? '');
    return given && text ? [[language, { text, by: given.by }] as const] : [];
  });
  const cleaned: ShopTexts = Object.fromEntries(texts);
  if (before[source]?.text === undefined || before[source].text === cleaned[source]?.text) return cleaned;
  const isOutdated = (language: Language) =>
    cleaned[language]?.by === 'model' && cleaned[language].text === before[language]?.text;
  return Object.fromEntries(texts.filter(([language]) => !isOutdated(language)));
}
