import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { hooks } from './composition/hooks.ts';
import { moneyRoutes } from './composition/money-routes.ts';
import { notificationRoutes } from './composition/notification-routes.ts';
import { operatorRoutes } from './composition/operator-routes.ts';
import { orderRoutes } from './composition/order-routes.ts';
import { chooseIdentityProviders } from './composition/providers/choose-identity-providers.ts';
import { chooseWriter } from './composition/providers/choose-writer.ts';
import { sellingRoutes } from './composition/selling-routes.ts';
import { shopRoutes } from './composition/shop-routes.ts';
import { type Config, originOf } from './config.ts';
import { assistantRoutes } from './domains/communication/assistant/assistant.routes.ts';
import { helpRoutes } from './domains/communication/help/help.routes.ts';
import { mailSettingsRoutes } from './domains/communication/mail/mail-settings.routes.ts';
import { readMessageLimits } from './domains/communication/messages/message-limits.service.ts';
import { messageRoutes } from './domains/communication/messages/messages.routes.ts';
import { productQuestionRoutes } from './domains/communication/product-questions/product-questions.routes.ts';
import { accountRoutes } from './domains/identity/accounts/accounts.routes.ts';
import { createCodeLimits } from './domains/identity/contact-verification/code-limits.service.ts';
import { contactRoutes } from './domains/identity/contacts/contacts.routes.ts';
import { passkeyRoutes } from './domains/identity/passkeys/passkeys.routes.ts';
import { passwordResetRoutes } from './domains/identity/password-reset/password-reset.routes.ts';
import type { Passwords } from './domains/identity/passwords/passwords.ts';
import { profileRoutes } from './domains/identity/profile/profile.routes.ts';
import { securityRoutes } from './domains/identity/reauthentication/security.routes.ts';
import { findSessionOwner } from './domains/identity/sessions/sessions.service.ts';
import { identityRoutes } from './domains/identity/social-sign-in/identities.routes.ts';
import { twoFactorRoutes } from './domains/identity/two-factor/two-factor.routes.ts';
import { favoriteRoutes } from './domains/marketplace/favorites/favorites.routes.ts';
import { feedRoutes } from './domains/marketplace/feeds/feeds.routes.ts';
import { listingRoutes } from './domains/marketplace/listings/listings.routes.ts';
import { photoSearchRoutes } from './domains/marketplace/photo-search/photo-search.routes.ts';
import { createPhotoIntake } from './domains/marketplace/pictures/photo-intake.service.ts';
import { pictureRoutes } from './domains/marketplace/pictures/pictures.routes.ts';
import { reviewRoutes } from './domains/marketplace/reviews/reviews.routes.ts';
import { sitemapRoutes } from './domains/marketplace/sitemap/sitemap.routes.ts';
import { limitRoutes } from './domains/operations/limits/limits.routes.ts';
import { addressRoutes } from './domains/ordering/addresses/addresses.routes.ts';
import { cartRoutes } from './domains/ordering/carts/carts.routes.ts';
import { readUnshippedDays } from './domains/ordering/orders/unshipped.service.ts';
import { paymentMethodRoutes } from './domains/ordering/payment-methods/payment-methods.routes.ts';
import { shippingRoutes } from './domains/ordering/shipping/shipping.routes.ts';
import { shopCurrencyRoutes } from './domains/ordering/shop-currency/shop-currency.routes.ts';
import { adPictureRoutes } from './domains/selling/ad-pictures/ad-pictures.routes.ts';
import { analyticsRoutes } from './domains/selling/sales-analytics/analytics.routes.ts';
import type { Database } from './platform/db/database.ts';
import type { Read } from './platform/db/replica.ts';
import type { LoadFonts } from './platform/documents/text-drawing/load-fonts.ts';
import { keepCallerAddress } from './platform/http/caller/caller-address.ts';
import { installApiReference } from './platform/http/documentation/api-reference.ts';
import { installErrorHandler } from './platform/http/errors.ts';
import { installBodyParsers } from './platform/http/input/body-parsers.ts';
import { installMalformedRequestRules, malformedRequestOptions } from './platform/http/input/malformed-requests.ts';
import { installMethodNotAllowed } from './platform/http/input/method-not-allowed.ts';
import { installMultipartForms } from './platform/http/input/multipart-form.ts';
import { installHealth, readinessChecks } from './platform/http/monitoring/health.ts';
import { installRequestLog, type LogSink, loggingOptions } from './platform/http/monitoring/logging.ts';
import { measureRequests } from './platform/http/monitoring/metrics.ts';
import { installAssets } from './platform/http/pages/assets.ts';
import { installDevPages } from './platform/http/pages/dev-pages.ts';
import { createInternalApi } from './platform/http/pages/internal-api.ts';
import { createPageCache, type PageCache } from './platform/http/pages/page-cache.ts';
import { installPages, type RenderPage } from './platform/http/pages/pages.ts';
import { installSecurityHeaders } from './platform/http/pages/security-headers.ts';
import { installShareFallback } from './platform/http/pages/share-fallback.ts';
import { installRateLimit } from './platform/http/rate-limit.ts';
import type { Queue } from './platform/jobs/queue.ts';
import { openPhotoDecoder } from './platform/photo-decoder/photo-decoder.ts';
import { openSecretBox, type SecretBox } from './platform/secrets/secret-box.ts';
import type { Storage } from './platform/storage/storage.ts';
import type { IdentityProvider } from './providers/identity-providers/identity-provider.ts';
import type { OrderPaymentProvider } from './providers/payments/order-payments.ts';
import type { WalletTransfers } from './providers/wallet-transfers/wallet-transfers.ts';
import type { Vision } from './vision/networks/vision.ts';

export interface AppDeps {
  config: Config;
  database: Database;
  /** Reads public data, from a replica where there is one. */
  read: Read;
  queue: Queue;
  storage: Storage;
  passwords: Passwords;
  vision: Pick<Vision, 'detect' | 'isUnsafe' | 'cutOut'>;
  transfers: WalletTransfers;
  /** Takes the cards of buyers. */
  cards: OrderPaymentProvider;
  loadFonts: LoadFonts;
  now(): Date;
  /** Sites that people sign in at, instead of those of the configuration. */
  identityProviders?: IdentityProvider[];
  /** The built web bundle, Vite in development, or none for an API alone. */
  web: { type: 'built'; renderPage: RenderPage; clientDirectory: string } | { type: 'dev' } | { type: 'none' };
  isStopping(): boolean;
  logSink?: LogSink;
}

export interface App {
  server: FastifyInstance;
  pageCache: PageCache;
  metrics: Registry;
}

/** Builds the server from its parts; it does not listen yet. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const { config, database, queue, storage, now, loadFonts, passwords } = deps;
  const server = Fastify({
    ...loggingOptions(config, deps.logSink),
    bodyLimit: config.BODY_LIMIT_KB * 1024,
    trustProxy: (_address, hop) => hop < config.TRUSTED_PROXIES,
    forceCloseConnections: 'idle',
    // Uploading a large photo over a slow line may take minutes; headers must still arrive within one.
    requestTimeout: 300_000,
    ...malformedRequestOptions,
  });
  server.decorate('endpoints', []);
  server.decorate('countryHeader', config.TRUSTED_PROXIES > 0 ? (config.COUNTRY_HEADER ?? null) : null);
  const allowsDemo = config.SNAPBAZAAR_DEMO === 'on';
  server.decorate('identify', async (token: string) => {
    const owner = await findSessionOwner(database.db, token, deps.now());
    return owner?.isDemo && !allowsDemo ? null : owner;
  });

  keepCallerAddress(server);
  installErrorHandler(server);
  installRequestLog(server);
  const metrics = measureRequests(server);
  installSecurityHeaders(server);
  installMalformedRequestRules(server);
  await server.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  installRateLimit(server, database.pool, config.RATE_LIMIT);
  installBodyParsers(server);
  await installMultipartForms(server, {
    maxFileMegabytes: config.UPLOAD_MB,
    dataDirectory: config.SNAPBAZAAR_DATA_DIR,
  });
  installMethodNotAllowed(server);

  installHealth(server, readinessChecks(database, queue), deps.isStopping);
  installApiReference(server);
  pictureRoutes(server, {
    ...{ storage, concurrency: config.PICTURE_CONCURRENCY, missesPerMinute: config.RATE_LIMIT },
    isPrivateFile: hooks.isPrivateFile,
  });
  const secrets = await openSecretBox({ key: config.SECRETS_KEY, dataDirectory: config.SNAPBAZAAR_DATA_DIR });
  await installSignIn(server, deps, secrets);
  operatorRoutes(server, deps, secrets);
  listingRoutes(server, { read: deps.read, explainsSearches: config.SEARCH_EXPLAIN === 'on', now });
  favoriteRoutes(server, { db: database.db });
  const model = await chooseWriter(config, database.db, deps.now);
  assistantRoutes(server, {
    ...{ db: database.db, queue, sales: hooks.sales, unshipped: readUnshippedDays(config), now: deps.now },
    model,
    perMinute: config.ASK_LIMIT,
  });
  profileRoutes(server, {
    db: database.db,
    downloadsPerMinute: config.DOWNLOAD_LIMIT,
    collectPersonalData: hooks.collectPersonalData,
    now: deps.now,
  });
  const { MESSAGES_PER_DAY: messagesPerDay } = config;
  helpRoutes(server, { db: database.db, queue, rateLimits: server.rateLimits, messagesPerDay, now: deps.now });
  notificationRoutes(server, deps, secrets);
  limitRoutes(server, config);
  shopRoutes(server, { db: database.db, read: deps.read, queue, now });
  await moneyRoutes(server, deps, secrets);
  adPictureRoutes(server, {
    ...{ db: database.db, storage, loadFonts },
    ...{ concurrency: config.AD_PICTURE_CONCURRENCY, perMinute: config.AD_PICTURE_LIMIT },
    megabytes: config.AD_PICTURES_MB,
  });
  const decoder = openPhotoDecoder({ megapixels: config.UPLOAD_MEGAPIXELS });
  server.addHook('onClose', async () => decoder.close());
  const preparePhoto = createPhotoIntake(decoder, deps.vision, config.PHOTO_DECODERS);
  messageRoutes(server, {
    ...{ db: database.db, queue, storage, preparePhoto, limits: readMessageLimits(config), now: deps.now },
    eventStreamMs: config.EVENT_STREAM_SECONDS * 1000,
  });
  productQuestionRoutes(server, { db: database.db, read: deps.read, queue, limits: readMessageLimits(config), now });
  sellingRoutes(server, { ...deps, translator: model }, preparePhoto);
  photoSearchRoutes(server, {
    ...{ db: database.db, read: deps.read, queue, preparePhoto, vision: deps.vision },
    perMinute: config.PHOTO_SEARCH_LIMIT,
  });
  await orderRoutes(server, deps, preparePhoto);
  analyticsRoutes(server, { db: database.db, batchesPerMinute: config.EVENT_LIMIT, sales: hooks.sales, now: deps.now });
  cartRoutes(server, { db: database.db, isSandbox: !config.STRIPE_SECRET_KEY, now });
  addressRoutes(server, { db: database.db, now });
  shippingRoutes(server, { db: database.db, read: deps.read, now });
  paymentMethodRoutes(server, { db: database.db, queue, passwords, config, now });
  shopCurrencyRoutes(server, { db: database.db, queue, passwords, now });
  reviewRoutes(server, { db: database.db, read: deps.read, now });
  sitemapRoutes(server, { read: deps.read, origin: originOf(config) });
  feedRoutes(server, { read: deps.read, origin: originOf(config), perMinute: config.FEED_LIMIT, now });

  const pageCache = createPageCache({
    freshMs: config.PAGE_CACHE_SECONDS * 1000,
    staleMs: config.PAGE_CACHE_STALE_SECONDS * 1000,
    maxBytes: config.PAGE_CACHE_MB * 1024 * 1024,
    // A monotonic clock: if the wall clock were set back, a cached page would stay fresh too long.
    now: () => performance.now(),
  });
  await installWeb(server, deps, pageCache);
  return { server, pageCache, metrics };
}

/** The routes of accounts and of every way to sign in to them. */
async function installSignIn(server: FastifyInstance, deps: AppDeps, secrets: SecretBox): Promise<void> {
  const { config, queue, passwords, now } = deps;
  const { CONTACT_UNDO_DAYS: contactUndoDays, SIGN_IN_LIMIT: triesPerMinute } = config;
  const allowsDemo = config.SNAPBAZAAR_DEMO === 'on';
  const { db } = deps.database;
  const origin = originOf(config);
  const providers = deps.identityProviders ?? (await chooseIdentityProviders(config));
  const limitCodes = createCodeLimits(server.rateLimits, {
    perHour: config.CODES_PER_HOUR,
    perHourFromNetwork: config.CODES_PER_NETWORK,
  });
  const accountDeps = { db, passwords, queue, now, limitCodes, secrets, contactUndoDays, triesPerMinute, allowsDemo };
  accountRoutes(server, { ...accountDeps, onAccountClosed: hooks.onAccountClosed });
  contactRoutes(server, accountDeps);
  passwordResetRoutes(server, accountDeps);
  mailSettingsRoutes(server, { db });
  identityRoutes(server, { db, now, queue, providers, origin, triesPerMinute });
  passkeyRoutes(server, { db, now, queue, origin, triesPerMinute });
  twoFactorRoutes(server, { db, now, queue, secrets, triesPerMinute });
  const sends = { sendsMail: config.SMTP_URL !== undefined, sendsTexts: config.SMS_URL !== undefined };
  securityRoutes(server, { ...accountDeps, ...sends, origin, providers });
}

async function installWeb(server: FastifyInstance, { config, web }: AppDeps, cache: PageCache): Promise<void> {
  if (web.type === 'none') return;
  if (web.type === 'built') await installAssets(server, web.clientDirectory);
  installShareFallback(server);
  installPages(server, {
    renderPage: web.type === 'built' ? web.renderPage : await installDevPages(server),
    api: createInternalApi(server),
    cache,
    origin: originOf(config),
    settings: {
      uploadMegabytes: config.UPLOAD_MB,
      application: config.CLIENT_APPLICATION,
      operatorContact: config.OPERATOR_CONTACT,
    },
    cacheControl: `public, max-age=0, s-maxage=${config.PAGE_CACHE_SECONDS}, stale-while-revalidate=${config.PAGE_CACHE_STALE_SECONDS}`,
  });
}
