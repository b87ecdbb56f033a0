import { and, asc, desc, eq } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import { checkAddress } from '../../../../contracts/ordering/address-rules.ts';
import type { Address, AddressFields, AddressInput } from '../../../../contracts/ordering/addresses.ts';
import type { CountryCode } from '../../../../reference-data/countries/countries.ts';
import { findPostalCodeDoubt, readPostalCode } from '../../../../reference-data/countries/postal-codes.ts';
import type { Db } from '../../../platform/db/database.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { addresses } from '../../../schema/ordering/addresses.ts';
import { readCountry } from '../../marketplace/listings/listing-fields.service.ts';

const maxAddresses = 20;

type NewAddress = AddressInput & { is_default: boolean };

/** An address that passed the rules, with the code of its country. */
export interface CheckedAddress extends AddressFields {
  country: CountryCode;
}

/** Checks a typed address; throws the sentence of its first problem. A doubtful postal code is asked about once. */
export function readAddress({ is_postal_code_confirmed: isConfirmed, ...typed }: AddressInput): CheckedAddress {
  const [problem] = Object.values(checkAddress(typed));
  if (problem) throw new AppError('bad_input', { message: problem });
  const country = readCountry(typed.country);
  if (!country) throw new AppError('bad_input', { key: 'country_missing' });
  const doubt = isConfirmed ? null : findPostalCodeDoubt(country, typed.postal_code);
  if (doubt) {
    const parameters = { code: typed.postal_code, example: doubt.example };
    throw new AppError('postal_code_doubtful', { parameters });
  }
  return { ...typed, country, postal_code: isConfirmed ? typed.postal_code : readPostalCode(typed.postal_code) };
}

/** The saved addresses, the default one first and then the newest. */
export async function listSavedAddresses(db: Db, customerId: number): Promise<Address[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.customerId, customerId))
    .orderBy(desc(addresses.isDefault), desc(addresses.id));
  return rows.map(describe);
}

/** A customer's own address; another one's is not found. */
export async function getSavedAddress(db: Db, customerId: number, idText: string): Promise<Address> {
  const id = readId(idText);
  const [row] = id === null ? [] : await db.select().from(addresses).where(isOwn(customerId, id));
  if (!row) throw new AppError('address_not_found');
  return describe(row);
}

/** Saves an address; the first one is the default. */
export async function saveNewAddress(db: Db, customerId: number, typed: NewAddress, now: Date): Promise<Address> {
  const fields = columnsOf(readAddress(typed));
  return db.transaction(async (tx) => {
    const existing = await lockAddresses(tx, customerId);
    if (existing.length >= maxAddresses) throw new AppError('too_many_addresses');
    const isDefault = typed.is_default || existing.length === 0;
    if (isDefault) await clearDefault(tx, customerId);
    const [row] = await tx
      .insert(addresses)
      .values({ ...fields, customerId, isDefault, createdAt: now })
      .returning();
    if (!row) throw new Error('The address was not written.');
    return describe(row);
  });
}

/** Changes an address. The default one stays the default until another is made it. */
export async function saveChangedAddress(
  db: Db,
  customerId: number,
  idText: string,
  typed: NewAddress,
): Promise<Address> {
  const fields = columnsOf(readAddress(typed));
  return db.transaction(async (tx) => {
    await lockAddresses(tx, customerId);
    const { id, is_default } = await getSavedAddress(tx, customerId, idText);
    if (typed.is_default) await clearDefault(tx, customerId);
    const [row] = await tx
      .update(addresses)
      .set({ ...fields, isDefault: typed.is_default || is_default })
      .where(isOwn(customerId, Number(id)))
      .returning();
    if (!row) throw new AppError('address_not_found');
    return describe(row);
  });
}

/** Removes an address; the newest of the others takes the place of the default one. */
export async function deleteAddress(db: Db, customerId: number, idText: string): Promise<void> {
  await db.transaction(async (tx) => {
    const all = await lockAddresses(tx, customerId);
    const { id, is_default } = await getSavedAddress(tx, customerId, idText);
    await tx.delete(addresses).where(isOwn(customerId, Number(id)));
    const next = all.findLast((address) => address.id !== Number(id));
    if (is_default && next) await tx.update(addresses).set({ isDefault: true }).where(isOwn(customerId, next.id));
  });
}

/** Changes of one customer's addresses wait for each other, so that there is one default and no more than the limit. */
async function lockAddresses(tx: Db, customerId: number) {
  const isOwner = eq(accounts.id, customerId);
  const locked = await tx.select({ id: accounts.id }).from(accounts).where(isOwner).for('no key update');
  if (locked.length === 0) throw new AppError('not_signed_in');
  return tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(eq(addresses.customerId, customerId))
    .orderBy(asc(addresses.id));
}

async function clearDefault(tx: Db, customerId: number): Promise<void> {
  const isDefault = and(eq(addresses.customerId, customerId), addresses.isDefault);
  await tx.update(addresses).set({ isDefault: false }).where(isDefault);
}

const isOwn = (customerId: number, id: number) => and(eq(addresses.customerId, customerId), eq(addresses.id, id));

const readId = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

function columnsOf({
  postal_code: postalCode,
  name,
  phone,
  country,
  region,
  city,
  district,
  line1,
  line2,
}: CheckedAddress) {
  return { name, phone, country, postalCode, region, city, district, line1, line2 };
}

function describe(row: typeof addresses.$inferSelect): Address {
  const { id, name, phone, country, postalCode, region, city, district, line1, line2, isDefault } = row;
  const fields = { name, phone, country, postal_code: postalCode, region, city, district, line1, line2 };
  return { id: String(id), ...fields, is_default: isDefault };
}
