import { availableParallelism } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { ownApplication } from '../contracts/client/application.ts';
import { unshippedDays } from '../contracts/ordering/orders/order-states.ts';
import { isCountryCode } from '../reference-data/countries/countries.ts';

const number = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback);
/** A setting whose default follows the processor; `defaultText` is what the documents say instead of a number. */
const cores = (fallback: number, defaultText: string) => number(fallback, 1, 64).meta({ defaultText });
const spareCores = () => cores(Math.max(1, availableParallelism() - 1), 'cores − 1');
const limit = (fallback: number) => number(fallback, 1, 1_000_000);
const text = z.string().optional();
const url = z.url().optional();

const site = {
  PORT: number(3000, 0, 65_535).describe('Port of the site and the API.'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; 0.0.0.0 opens it to the network.'),
  PUBLIC_URL: url.describe('Origin that people see, for links that leave the site.'),
  TRUSTED_PROXIES: number(0, 0, 10).describe('How many proxies stand in front and may name the visitor’s address.'),
  COUNTRY_HEADER: z
    .string()
    .toLowerCase()
    .optional()
    .describe('Header in which the trusted proxy names the visitor’s country, such as `cf-ipcountry`.'),
  CLIENT_APPLICATION: z
    .string()
    .default(ownApplication)
    .describe('Name of the client application that may call `remote/*`; it is not a secret.'),
  OPERATOR_CONTACT: text.describe(
    'How people reach you, such as help@bazaar.example or a postal address; shown on the contact page.',
  ),
};

const data = {
  SNAPBAZAAR_DATA_DIR: z.string().default('.data').describe('Folder of the bundled database and local uploads.'),
  SNAPBAZAAR_DEMO: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      'Loads the demo shop into an empty database; off starts an empty shop and lets nobody into demo accounts.',
    ),
  DEMO_PRODUCTS: number(2000, 1, 100_000).describe('How many products the demo shop has at most.'),
};

const database = {
  DATABASE_URL: text.describe('Your own PostgreSQL; without it the bundled one is used.'),
  DATABASE_READ_URL: text.describe(
    'A streaming replica of that PostgreSQL; public pages are read from it while it keeps up.',
  ),
  DATABASE_POOL: number(10, 2, 200).describe('Database connections of one process, to each database.'),
};

const storage = {
  STORAGE: z.enum(['local', 's3']).default('local').describe('Where pictures are kept.'),
  S3_ENDPOINT: url.describe('Address of an S3-compatible store; empty for AWS.'),
  S3_REGION: z.string().default('us-east-1').describe('Region of the S3 bucket.'),
  S3_BUCKET: text.describe('Bucket for pictures; needed with STORAGE=s3.'),
  S3_ACCESS_KEY_ID: text.describe('Key id; without it the AWS default chain is asked.'),
  S3_SECRET_ACCESS_KEY: text.describe('Secret of that key.'),
};

const mail = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('Mail server, such as smtps://user:password@mail.example:465; without it mails are files in the outbox.'),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*@[^\r\n]*$/)
    .optional()
    .describe('Sender of mails, such as Snapbazaar <mail@bazaar.example>; needed with SMTP_URL.'),
  SMS_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Where text messages are posted as JSON {to, from, text}; without it they are files in the outbox.'),
  SMS_TOKEN: text.describe('Bearer token for that address.'),
  SMS_FROM: text.describe('Sender of text messages: a number or a name.'),
};

const signIn = {
  SECRETS_KEY: z
    .string()
    .min(16)
    .optional()
    .describe(
      'Encrypts secrets in the database, the same on every server; without it a key is made in the data folder.',
    ),
  GOOGLE_CLIENT_ID: text.describe('Lets people sign in with Google.'),
  GOOGLE_CLIENT_SECRET: text.describe('Secret of that client.'),
  FACEBOOK_CLIENT_ID: text.describe('Lets people sign in with Facebook.'),
  FACEBOOK_CLIENT_SECRET: text.describe('Secret of that client.'),
  OIDC_ISSUER: url.describe('Lets people sign in at this OpenID Connect issuer.'),
  OIDC_CLIENT_ID: text.describe('Client there; needed with OIDC_ISSUER.'),
  OIDC_CLIENT_SECRET: text.describe('Secret of that client, where it has one.'),
  OIDC_NAME: z.string().default('OpenID').describe('Name of that issuer on its button.'),
  CODES_PER_HOUR: limit(6).describe('Codes an hour to one email or phone, and by one account, sign-ups included.'),
  CODES_PER_NETWORK: limit(60).describe('Codes an hour that are asked for from one network, sign-ups included.'),
  CONTACT_UNDO_DAYS: number(7, 0, 365).describe(
    'Days for which an email or phone must have been confirmed before a change of it can be taken back by mail.',
  ),
  SIGN_IN_LIMIT: limit(30).describe('Sign-ins, sign-ups and password changes a minute from one address.'),
  OPERATOR_IDLE_MINUTES: number(30, 1, 480).describe('Minutes without a use after which an operator is signed out.'),
  OPERATOR_SESSION_HOURS: number(8, 1, 24).describe('Hours after which an operator signs in again in any case.'),
  PASSWORD_HASHES: spareCores().describe('Passwords hashed at the same time.'),
};

const money = {
  STRIPE_SECRET_KEY: text.describe('Secret key of Stripe, which then takes cards instead of the sandbox.'),
  STRIPE_WEBHOOK_SECRET: text.describe(
    'Secret that Stripe signs its webhook messages with; needed with STRIPE_SECRET_KEY.',
  ),
  STRIPE_API_URL: url.describe('Address of a stand-in for Stripe, for tests only.'),
  STRIPE_CONNECT: z
    .enum(['on', 'off'])
    .default('off')
    .describe('Whether sellers are paid out by Stripe Connect, with accounts that they open there.'),
  STRIPE_CONNECT_WEBHOOK_SECRET: text.describe(
    'Secret of the webhook for events of connected accounts; needed with STRIPE_CONNECT=on.',
  ),
  STRIPE_CONNECT_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('US')
    .describe('Country of the platform’s account at Stripe, which decides where sellers can open theirs.'),
  COMMISSION_PERCENT: z.coerce
    .number()
    .min(0)
    .max(50)
    .default(5)
    .describe('Commission of the platform on each sale, in percent of the price of the goods.'),
  COMMISSION_FIXED_CENTS: number(0, 0, 100_000).describe(
    'Part of the commission that is the same for each order, in US cents.',
  ),
  PLATFORM_NAME: text.describe('Who runs the site, as it stands on its invoices of commission.'),
  PLATFORM_ADDRESS: text.describe('Address there, with a comma between its lines.'),
  PLATFORM_COUNTRY: z
    .string()
    .refine(isCountryCode, 'it is not the code of a country, such as DE')
    .optional()
    .describe('Country in which the operator is registered for tax.'),
  PLATFORM_TAX_ID: text.describe(
    'Number at the tax office there; tax is added to the commission only where it is set and the rate is known.',
  ),
  PAYOUT_ACCOUNT_NAME: text.describe(
    'Holder of the bank account that sellers are paid from by `npm run payouts`; needs a provider of real cards.',
  ),
  PAYOUT_ACCOUNT_NUMBER: text.describe('IBAN or number of that account.'),
  PAYOUT_ACCOUNT_BIC: text.describe('Code of its bank (BIC).'),
  PAYOUT_MINIMUM_CENTS: number(1000, 100, 1_000_000).describe(
    'The least that a daily or weekly payout pays, in US cents; by hand it is one dollar.',
  ),
  PAYOUT_RESERVE_PERCENT: number(0, 0, 100).describe(
    'Share of the sales of the last days that stays in the wallet, in percent, for what may have to be given back.',
  ),
  PAYOUT_RESERVE_DAYS: number(30, 1, 365).describe('How many days that are.'),
  SANDBOX_SECONDS: number(6, 0, 86_400).describe('How long a transfer of the payments sandbox stays Processing.'),
  MONEY_LIMIT: limit(30).describe('Deposits, withdrawals and payouts a minute by one seller.'),
  UNPAID_ORDERS_PER_BUYER: limit(10).describe('Orders of one buyer at once that are neither paid nor sent.'),
  UNPAID_ORDERS_PER_PRODUCT: limit(3).describe('The same for one product.'),
  UNPAID_UNITS_PER_PRODUCT: limit(20).describe(
    'Units of one product in orders of one buyer that are neither paid nor sent.',
  ),
  UNSHIPPED_NOTICE_DAYS: number(unshippedDays.notice, 0, 365).describe(
    'Days after the day by which an order should be sent; then its buyer is told that they can cancel it.',
  ),
  UNSHIPPED_CANCEL_DAYS: number(unshippedDays.cancel, 1, 365).describe(
    'Days after the same day; then what was not sent is cancelled by itself, and the buyer gets the money back.',
  ),
  OPERATOR: text.describe(
    'Who runs commands that move money, for the records; without it the name of the system’s user.',
  ),
  BUYER_STORAGE_MB: limit(50).describe('Space for the photos of the orders of one buyer, in megabytes.'),
  CANCELLED_PHOTO_DAYS: number(30, 1, 3650).describe('How long the photos of a cancelled order are kept.'),
  ORDER_LIMIT: limit(60).describe('Checkouts, payments and changes of orders a minute by one account.'),
};

const analyst = {
  AI_BASE_URL: url.describe('An OpenAI-compatible vision endpoint; without it the embedded analyst works.'),
  AI_API_KEY: text.describe('Key for that endpoint, where it wants one.'),
  AI_MODEL: text.describe('Model to ask there; needed with AI_BASE_URL.'),
  AI_SECONDS: number(60, 1, 600).describe('How long that endpoint may take for one answer.'),
  AI_TOKENS_PER_DAY: number(200_000, 0, 1_000_000_000).describe('Tokens of that endpoint a seller may use in a day.'),
  AI_TOKENS_PER_DAY_TOTAL: number(2_000_000, 0, 1_000_000_000_000).describe(
    'Tokens of that endpoint all sellers together may use in a day.',
  ),
  ANALYSES_PER_DAY: limit(500).describe('Analyses of photos a day for one seller.'),
  ANALYSIS_CONCURRENCY: number(1, 1, 64).describe('Photos analysed at the same time by one process.'),
  ANALYSIS_SECONDS: number(120, 5, 3600).describe('How long one attempt at an analysis may take.'),
  VISION_THREADS: cores(availableParallelism(), 'cores').describe('Processor cores the embedded analyst may use.'),
  ASK_LIMIT: limit(30).describe('Questions to the assistant a minute from one address.'),
};

const photos = {
  UPLOAD_MB: number(15, 1, 1024).describe('Largest photo that may be uploaded, in megabytes.'),
  UPLOAD_MEGAPIXELS: number(50, 1, 1000).describe('Largest photo that may be uploaded, in megapixels.'),
  UPLOAD_LIMIT: limit(30).describe('Photos a minute from one seller.'),
  DRAFT_UPLOAD_LIMIT: limit(120).describe('Photos a minute from one seller who uploads many at once.'),
  PHOTO_DECODERS: cores(Math.max(2, availableParallelism() - 1), 'cores − 1, at least 2').describe(
    'Processes that decode uploaded photos, each for another seller; they are there while there are photos.',
  ),
  PHOTO_SEARCH_LIMIT: limit(20).describe('Searches by photo a minute from one address.'),
  PHOTO_EDIT_LIMIT: limit(30).describe(
    'Photos brought to Resources, and pictures made of them there, a minute by one seller.',
  ),
  PHOTO_EDIT_CONCURRENCY: spareCores().describe('Photos enhanced or given another background at the same time.'),
  PICTURE_CONCURRENCY: spareCores().describe('Picture sizes made at the same time.'),
  AD_PICTURE_CONCURRENCY: spareCores().describe('Ad pictures drawn at the same time.'),
  AD_PICTURE_LIMIT: limit(20).describe('Ad pictures a minute from one address.'),
  AD_PICTURES_MB: limit(500).describe('Space for all ad pictures together, in megabytes; the oldest go first.'),
  AD_PICTURE_DAYS: number(7, 1, 3650).describe(
    'How long an ad picture of a product is kept; one of typed words alone is kept for an hour.',
  ),
  SELLER_STORAGE_MB: limit(1000).describe('Space for the photos and edited pictures of one seller, in megabytes.'),
  UNPUBLISHED_PHOTOS: limit(300).describe('Photos of one seller that no listing shows.'),
  UNPUBLISHED_DAYS: number(30, 1, 3650).describe(
    'How long a photo that no listing shows is kept, with its analysis and its draft.',
  ),
};

const limits = {
  RATE_LIMIT: limit(600).describe('Requests a minute from one address; scripts, styles and pictures are not counted.'),
  BODY_LIMIT_KB: number(256, 1, 16_384).describe('Largest JSON body.'),
  PUBLISH_LIMIT: limit(60).describe('Tries to publish a listing a minute by one seller.'),
  MESSAGES_PER_DAY: limit(20).describe(
    'Messages to the operator that an account may send in a day, and guests of one network; with one email guests may send a fifth.',
  ),
  DOWNLOAD_LIMIT: limit(6).describe('Downloads of one’s own data a minute from one address.'),
  FEED_LIMIT: limit(60).describe('Downloads of feeds of goods a minute from one address.'),
  EVENT_LIMIT: limit(60).describe('Messages for Buyer Analytics a minute from one address, of up to 20 events each.'),
  EVENT_DAYS: number(750, 1, 36_500).describe('How long the daily counts of Buyer Analytics are kept.'),
};

const conversations = {
  THREAD_MESSAGES_PER_MINUTE: limit(20).describe('Messages a minute that one account writes to buyers or sellers.'),
  THREADS_PER_DAY: limit(60).describe(
    'Conversations with buyers or sellers that one account begins in a day, and questions on products that it asks.',
  ),
  NEW_ACCOUNT_THREADS_PER_DAY: limit(10).describe('The same for an account on its first day.'),
  EVENT_STREAM_SECONDS: number(240, 1, 3600).describe(
    'How long one connection tells a page what happens in its conversations; the page then opens the next.',
  ),
  THREAD_PHOTOS_MB: limit(100).describe('Space for the photos that one account sent in conversations, in megabytes.'),
  THREAD_DAYS: number(730, 30, 36_500).describe('How long a conversation is kept after its newest message.'),
  NOTIFICATION_DAYS: number(90, 7, 3650).describe('How long it is kept what an account was told of.'),
};

const processes = {
  WORKER: z
    .enum(['on', 'off', 'only'])
    .default('on')
    .describe('Whether this process also runs background jobs; only runs those and, on PORT, answers health checks.'),
  JOB_CONCURRENCY: spareCores().describe('Jobs of one kind at a time.'),
  SHUTDOWN_SECONDS: number(20, 1, 600).describe('How long running requests and jobs may take to finish at the end.'),
  PAGE_CACHE_SECONDS: number(10, 0, 3600).describe('How long a public page is served from memory as fresh.'),
  PAGE_CACHE_STALE_SECONDS: number(60, 0, 86_400).describe(
    'How long after that it may be served while it is made anew.',
  ),
  PAGE_CACHE_MB: number(16, 1, 4096).describe('Memory for cached pages, which are kept compressed.'),
  SEARCH_EXPLAIN: z
    .enum(['on', 'off'])
    .default('off')
    .describe('Whether the search API answers what each word of a query added to each result, where a caller asks.'),
  LOG_LEVEL: z
    .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'])
    .default('warn')
    .describe('Least level that is logged, as JSON lines.'),
  METRICS_PORT: number(9464, 0, 65_535).describe('Port of the Prometheus metrics; 0 turns them off.'),
  METRICS_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address the metrics listen on; never one that visitors can reach.'),
};

/** Every setting with its default and description under its topic; docs/CONFIGURATION.md and .env.example are made from it. */
export const settingGroups = {
  Addresses: site,
  'Data and demo shop': data,
  Database: database,
  'Pictures in storage': storage,
  'Mail and text messages': mail,
  'Sign-in': signIn,
  'Payments and commission': money,
  'Analysis of photos, and the assistant': analyst,
  'Photos and pictures': photos,
  'Other limits': limits,
  'Conversations of buyers and sellers': conversations,
  'Process, cache and log': processes,
};

export const settings = z.object({
  ...site,
  ...data,
  ...database,
  ...storage,
  ...mail,
  ...signIn,
  ...money,
  ...analyst,
  ...photos,
  ...limits,
  ...conversations,
  ...processes,
});

export type Config = z.infer<typeof settings>;

/** Settings of earlier versions and their present names; an old one must not be ignored in silence. */
const renamedSettings = {
  PICTURES_AT_ONCE: 'PICTURE_CONCURRENCY',
  AD_PICTURES_AT_ONCE: 'AD_PICTURE_CONCURRENCY',
  PHOTO_EDITS_AT_ONCE: 'PHOTO_EDIT_CONCURRENCY',
  ANALYSES_AT_ONCE: 'ANALYSIS_CONCURRENCY',
};

/** Settings that are of no use without another one. */
const pairs = [
  ['AI_BASE_URL', 'AI_MODEL', 'the model to ask there'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'the client that is known there'],
  ['SMTP_URL', 'MAIL_FROM', 'the sender of the mails'],
  ['SMTP_URL', 'PUBLIC_URL', 'the address of this site, to which the links in mails lead'],
  ['DATABASE_READ_URL', 'DATABASE_URL', 'the PostgreSQL that it is a replica of'],
  ['PAYOUT_ACCOUNT_NUMBER', 'PAYOUT_ACCOUNT_NAME', 'the holder of that account'],
  ['PAYOUT_ACCOUNT_NUMBER', 'PAYOUT_ACCOUNT_BIC', 'the code of its bank'],
  ['PLATFORM_TAX_ID', 'PLATFORM_COUNTRY', 'the country of that tax office'],
  ['PLATFORM_TAX_ID', 'PLATFORM_NAME', 'who issues the invoices'],
  ['PLATFORM_TAX_ID', 'PLATFORM_ADDRESS', 'the address on the invoices'],
  ['PAYOUT_ACCOUNT_NUMBER', 'STRIPE_SECRET_KEY', 'because money of the sandbox is not paid out'],
] as const;

/** Reads and checks the environment; a bad value is explained in one sentence naming the setting. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  // Most process managers pass an unset variable as an empty one.
  const variables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  for (const [former, present] of Object.entries(renamedSettings)) {
    if (variables[former] !== undefined)
      throw new Error(`The setting ${former} is called ${present} now. Please rename it.`);
  }
  const result = settings.safeParse(variables);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new Error(`The setting ${issue?.path.join('.')} is not usable: ${issue?.message}.`);
  }
  const config = result.data;
  if (config.STORAGE === 's3' && !config.S3_BUCKET) {
    throw new Error('STORAGE=s3 needs S3_BUCKET, the bucket that pictures are kept in.');
  }
  if (Boolean(config.STRIPE_SECRET_KEY) !== Boolean(config.STRIPE_WEBHOOK_SECRET)) {
    throw new Error(
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET need each other: without the second no payment arrives.',
    );
  }
  if (config.STRIPE_CONNECT === 'on' && !(config.STRIPE_SECRET_KEY && config.STRIPE_CONNECT_WEBHOOK_SECRET)) {
    throw new Error(
      'STRIPE_CONNECT=on needs STRIPE_SECRET_KEY and STRIPE_CONNECT_WEBHOOK_SECRET: without them no payout arrives.',
    );
  }
  for (const [name, other, meaning] of pairs) {
    if (config[name] && !config[other]) throw new Error(`${name} needs ${other}, ${meaning}.`);
  }
  return { ...config, SNAPBAZAAR_DATA_DIR: path.resolve(config.SNAPBAZAAR_DATA_DIR) };
}

/** The origin in pages, mails and sitemaps; never taken from a request, which could name any host. */
export function originOf(config: Config): string {
  return config.PUBLIC_URL ? new URL(config.PUBLIC_URL).origin : `http://localhost:${config.PORT}`;
}

/** The configuration of this process; no other function reads the environment. */
export function readProcessConfig(): Config {
  return readConfig(process.env);
}

/** Called before React is loaded, which reads NODE_ENV once: its development build renders several times slower. */
export function declareProduction(): void {
  process.env.NODE_ENV ??= 'production';
}
