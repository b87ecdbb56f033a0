import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { chooseIdentityProviders } from './choose-identity-providers.ts';
import { chooseWriter } from './choose-writer.ts';
import { type Config, originOf } from './config.ts';
import type { Database } from './db/database.ts';
import type { Read } from './db/replica.ts';
import { accountRoutes } from './features/accounts/accounts.routes.ts';
import type { Passwords } from './features/accounts/passwords.ts';
import { findSessionOwner } from './features/accounts/sessions.service.ts';
import { adPictureRoutes } from './features/ad-pictures/ad-pictures.routes.ts';
import { addressRoutes } from './features/addresses/addresses.routes.ts';
import { analyticsRoutes } from './features/analytics/analytics.routes.ts';
import { assistantRoutes } from './features/assistant/assistant.routes.ts';
import { cartRoutes } from './features/carts/carts.routes.ts';
import { createCodeLimits } from './features/contacts/code-limits.service.ts';
import { contactRoutes } from './features/contacts/contacts.routes.ts';
import { favoriteRoutes } from './features/favorites/favorites.routes.ts';
import { helpRoutes } from './features/help/help.routes.ts';
import { identityRoutes } from './features/identities/identities.routes.ts';
import { incomeRoutes } from './features/income/income.routes.ts';
import { invoiceRoutes } from './features/invoices/invoices.routes.ts';
import { limitRoutes } from './features/limits/limits.routes.ts';
import { listingAnalysisRoutes } from './features/listing-analysis/listing-analysis.routes.ts';
import { createPhotoIntake } from './features/listing-analysis/photo-intake.service.ts';
import { listingPublishingRoutes } from './features/listing-publishing/listing-publishing.routes.ts';
import { listingRoutes } from './features/listings/listings.routes.ts';
import { mailSettingsRoutes } from './features/mail/mail-settings.routes.ts';
import { passkeyRoutes } from './features/passkeys/passkeys.routes.ts';
import { passwordResetRoutes } from './features/password-reset/password-reset.routes.ts';
import { paymentMethodRoutes } from './features/payment-methods/payment-methods.routes.ts';
import { photoEditRoutes } from './features/photo-edits/photo-edits.routes.ts';
import { photoSearchRoutes } from './features/photo-search/photo-search.routes.ts';
import { pictureRoutes } from './features/pictures/pictures.routes.ts';
import { profileRoutes } from './features/profile/profile.routes.ts';
import { readQuotas } from './features/quotas/quotas.service.ts';
import { reviewRoutes } from './features/reviews/reviews.routes.ts';
import { secondStepRoutes } from './features/second-step/second-step.routes.ts';
import { securityRoutes } from './features/security/security.routes.ts';
import { sellerRoutes } from './features/sellers/sellers.routes.ts';
import { shippingRoutes } from './features/shipping/shipping.routes.ts';
import { sitemapRoutes } from './features/sitemap/sitemap.routes.ts';
import { storefrontRoutes } from './features/storefront/storefront.routes.ts';
import { walletRoutes } from './features/wallet/wallet.routes.ts';
import { installApiReference } from './http/api-reference.ts';
import { installAssets } from './http/assets.ts';
import { installBodyParsers } from './http/body-parsers.ts';
import { installDevPages } from './http/dev-pages.ts';
import { installErrorHandler } from './http/errors.ts';
import { installHealth, readinessChecks } from './http/health.ts';
import { createInternalApi } from './http/internal-api.ts';
import { installRequestLog, type LogSink, loggingOptions } from './http/logging.ts';
import { installMalformedRequestRules, malformedRequestOptions } from './http/malformed-requests.ts';
import { installMethodNotAllowed } from './http/method-not-allowed.ts';
import { measureRequests } from './http/metrics.ts';
import { installMultipartForms } from './http/multipart-form.ts';
import { createPageCache, type PageCache } from './http/page-cache.ts';
import { installPages, type RenderPage } from './http/pages.ts';
import { installRateLimit } from './http/rate-limit.ts';
import { installSecurityHeaders } from './http/security-headers.ts';
import type { Queue } from './jobs/queue.ts';
import { orderRoutes } from './order-routes.ts';
import type { IdentityProvider } from './providers/identity-providers/identity-provider.ts';
import type { OrderPaymentProvider } from './providers/payments/order-payments.ts';
import { openPhotoDecoder } from './providers/photo-decoder/photo-decoder.ts';
import type { Storage } from './providers/storage/storage.ts';
import type { LoadFonts } from './providers/text-drawing/load-fonts.ts';
import type { Vision } from './providers/vision/vision.ts';
import type { WalletTransfers } from './providers/wallet-transfers/wallet-transfers.ts';
import { openSecretBox } from './secret-box.ts';

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
  web: { kind: 'built'; renderPage: RenderPage; clientDirectory: string } | { kind: 'dev' } | { kind: 'none' };
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
  const { config, database, queue, storage } = deps;
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
  pictureRoutes(server, { storage, atOnce: config.PICTURES_AT_ONCE, missesPerMinute: config.RATE_LIMIT });
  await installSignIn(server, deps, allowsDemo);
  listingRoutes(server, { read: deps.read });
  favoriteRoutes(server, { db: database.db });
  assistantRoutes(server, {
    db: database.db,
    model: await chooseWriter(config, database.db, deps.now),
    perMinute: config.ASK_LIMIT,
  });
  profileRoutes(server, { db: database.db, downloadsPerMinute: config.DOWNLOAD_LIMIT, now: deps.now });
  helpRoutes(server, { db: database.db, messagesPerDay: config.MESSAGES_PER_DAY, now: deps.now });
  limitRoutes(server, config);
  sellerRoutes(server, { read: deps.read });
  storefrontRoutes(server, { db: database.db, now: deps.now });
  const { transfers, now, loadFonts } = deps;
  const { passwords } = deps;
  walletRoutes(server, { db: database.db, queue, transfers, passwords, now, perMinute: config.MONEY_LIMIT });
  invoiceRoutes(server, { db: database.db, now, loadFonts, perMinute: config.MONEY_LIMIT });
  incomeRoutes(server, { db: database.db, now });
  adPictureRoutes(server, {
    db: database.db,
    storage,
    atOnce: config.AD_PICTURES_AT_ONCE,
    perMinute: config.AD_PICTURE_LIMIT,
    megabytes: config.AD_PICTURES_MB,
    loadFonts,
  });
  const decoder = openPhotoDecoder({ megapixels: config.UPLOAD_MEGAPIXELS });
  server.addHook('onClose', async () => decoder.close());
  const preparePhoto = createPhotoIntake(decoder, deps.vision, config.PHOTO_DECODERS);
  const quotas = readQuotas(config);
  listingAnalysisRoutes(server, { db: database.db, queue, storage, preparePhoto, quotas, now, config });
  listingPublishingRoutes(server, { db: database.db, storage, preparePhoto, quotas, perMinute: config.PUBLISH_LIMIT });
  photoSearchRoutes(server, {
    db: database.db,
    read: deps.read,
    queue,
    preparePhoto,
    vision: deps.vision,
    perMinute: config.PHOTO_SEARCH_LIMIT,
  });
  await orderRoutes(server, deps, preparePhoto);
  analyticsRoutes(server, { db: database.db, batchesPerMinute: config.EVENT_LIMIT, now: deps.now });
  photoEditRoutes(server, { db: database.db, storage, preparePhoto, quotas, vision: deps.vision, now, config });
  cartRoutes(server, { db: database.db, isSandbox: !config.STRIPE_SECRET_KEY, now });
  addressRoutes(server, { db: database.db, now });
  shippingRoutes(server, { db: database.db, read: deps.read, now });
  paymentMethodRoutes(server, { db: database.db, config, now });
  reviewRoutes(server, { db: database.db, read: deps.read, now });
  sitemapRoutes(server, { read: deps.read, origin: originOf(config) });

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
async function installSignIn(server: FastifyInstance, deps: AppDeps, allowsDemo: boolean): Promise<void> {
  const { config, queue, passwords, now } = deps;
  const { db } = deps.database;
  const origin = originOf(config);
  const triesPerMinute = config.SIGN_IN_LIMIT;
  const providers = deps.identityProviders ?? (await chooseIdentityProviders(config));
  const secrets = await openSecretBox({ key: config.SECRETS_KEY, dataDirectory: config.SNAPBAZAAR_DATA_DIR });
  const limitCodes = createCodeLimits(server.rateLimits, config.CODES_PER_HOUR);
  const accountDeps = { db, passwords, queue, now, limitCodes, triesPerMinute, allowsDemo };
  accountRoutes(server, accountDeps);
  contactRoutes(server, accountDeps);
  passwordResetRoutes(server, accountDeps);
  mailSettingsRoutes(server, { db });
  identityRoutes(server, { db, now, queue, providers, origin, triesPerMinute });
  passkeyRoutes(server, { db, now, queue, origin, triesPerMinute });
  secondStepRoutes(server, { db, now, queue, secrets, triesPerMinute });
  securityRoutes(server, { db, now, queue, passwords, secrets, origin, providers, allowsDemo, triesPerMinute });
}

async function installWeb(server: FastifyInstance, { config, web }: AppDeps, cache: PageCache): Promise<void> {
  if (web.kind === 'none') return;
  if (web.kind === 'built') await installAssets(server, web.clientDirectory);
  installPages(server, {
    renderPage: web.kind === 'built' ? web.renderPage : await installDevPages(server),
    api: createInternalApi(server),
    cache,
    origin: originOf(config),
    settings: { uploadMegabytes: config.UPLOAD_MB, application: config.CLIENT_APPLICATION },
    cacheControl: `public, max-age=0, s-maxage=${config.PAGE_CACHE_SECONDS}, stale-while-revalidate=${config.PAGE_CACHE_STALE_SECONDS}`,
  });
}
