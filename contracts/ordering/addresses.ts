import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { idParameter } from '../input/id-parameter.ts';
import { cleanLine } from '../text/clean-text.ts';

const line = (max: number) =>
  z
    .string()
    .max(max)
    .nullish()
    .transform((value) => cleanLine(value ?? ''));

/** An address as its country writes it; only the country, the name and one line are always required. */
export const addressFields = z.object({
  name: line(100).meta({ example: 'Mali Srisuk' }),
  phone: line(40).meta({ example: '+66812345678' }),
  /** ISO code or name. */
  country: line(100).meta({ example: 'TH' }),
  postal_code: line(20),
  /** State, province or prefecture. */
  region: line(100),
  /** City, district or municipality. */
  city: line(100),
  /** Sub-district, ward or neighbourhood. */
  district: line(100),
  line1: line(200).meta({ example: '12/5 Soi Sukhumvit 31' }),
  line2: line(200),
});

/** The names of the fields of an address, written out because browsers get no schemas. */
export const addressNames = [
  'name',
  'phone',
  'country',
  'postal_code',
  'region',
  'city',
  'district',
  'line1',
  'line2',
] as const;

/** What is typed. The server doubts a postal code that its country does not write so, and is told once that it is right. */
export const addressInput = addressFields.extend({
  is_postal_code_confirmed: z.boolean().default(false),
});

export type AddressInput = z.infer<typeof addressInput>;
export type AddressFields = z.infer<typeof addressFields>;

export const address = z.object({
  id: z.string(),
  ...Object.fromEntries(Object.keys(addressFields.shape).map((name) => [name, z.string()])),
  is_default: z.boolean(),
}) as unknown as z.ZodType<AddressFields & { id: string; is_default: boolean }>;

export type Address = AddressFields & { id: string; is_default: boolean };

export const listAddresses = endpoint({
  operationId: 'listAddresses',
  method: 'GET',
  path: '/customer/addresses',
  access: 'customer',
  summary: 'The saved addresses, the default one first',
  answer: success({ addresses: z.array(address) }),
});

export const addAddress = endpoint({
  operationId: 'addAddress',
  method: 'POST',
  path: '/customer/addresses',
  access: 'customer',
  // The address of one visitor would be shown to the others.
  refusesDemo: true,
  summary: 'Save an address',
  errors: ['too_many_addresses', 'postal_code_doubtful'],
  body: addressInput.extend({ is_default: z.boolean().default(false) }),
  answer: success({ address }),
});

export const changeAddress = endpoint({
  operationId: 'changeAddress',
  method: 'PUT',
  path: '/customer/addresses/:id',
  access: 'customer',
  // The address of one visitor would be shown to the others.
  refusesDemo: true,
  summary: 'Change an address; orders keep the one they were placed with',
  errors: ['address_not_found', 'postal_code_doubtful'],
  params: idParameter,
  body: addressInput.extend({ is_default: z.boolean().default(false) }),
  answer: success({ address }),
});

export const removeAddress = endpoint({
  operationId: 'removeAddress',
  method: 'DELETE',
  path: '/customer/addresses/:id',
  access: 'customer',
  // The address of one visitor would be shown to the others.
  refusesDemo: true,
  summary: 'Remove an address',
  errors: ['address_not_found'],
  params: idParameter,
  answer: success({}),
});
