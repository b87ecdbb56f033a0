import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../../contracts/errors.ts';
import { languages } from '../../../../contracts/languages.ts';
import { feedPath } from '../../../../contracts/marketplace/feeds.ts';
import { pathInLanguage } from '../../../../contracts/pages/language-path.ts';
import type { Read } from '../../../platform/db/replica.ts';
import { getSellerAccount } from '../shops/seller-account.service.ts';
import { type FeedScope, readFeedPart, readFeedState } from './feeds.service.ts';
import type { Feed, FeedFormat } from './formats/feed-format.ts';
import { googleFeed } from './formats/google.ts';
import { metaFeed } from './formats/meta.ts';
import { newGoodsFeed } from './formats/new-goods.ts';
import { openAiFeed } from './formats/open-ai.ts';
import { createKnownStates } from './known-states.ts';

const formats: readonly FeedFormat[] = [googleFeed, metaFeed, openAiFeed, newGoodsFeed];
const mostOfPage = 1000;
/** Few enough that what is held in memory stays small, and many enough that statements are few. */
const partSize = 250;
/** Part of every ETag, so that a copy in an older form of writing is not taken for the present one. */
const revision = '1';
// Prices and stock may be this old at a reader; the site itself keeps pages for about as long.
const cacheControl = 'public, max-age=300, stale-while-revalidate=300';

interface Deps {
  read: Read;
  origin: string;
  perMinute: number;
  now(): Date;
}

/** The feeds of each shop and of the whole marketplace: every format in each language, whole or in pages by cursor. */
export function feedRoutes(app: FastifyInstance, { read, origin, perMinute, now }: Deps): void {
  const knownSince = createKnownStates({ now });

  async function sendFeed(request: FastifyRequest, reply: FastifyReply, feed: FeedRequest) {
    const { format, scope, path } = feed;
    const { cursor, limit } = readPaging(request.query, format.limit);
    const account = scope.sellerId === null ? null : await read((db) => getSellerAccount(db, String(scope.sellerId)));
    const shop = account && { id: String(account.id), name: account.name };
    const asked = { ...scope, cursor };
    const { state, nextCursor } = await read((db) => readFeedState(db, asked, limit));
    const addressOf = (from: string | undefined) =>
      addressWith(origin + path, { limit: limitOf(limit, format), cursor: from });
    const self = addressOf(cursor);
    const next = nextCursor && addressOf(nextCursor);
    const etag = etagOf([revision, self, shop?.name ?? '', state]);
    const changedAt = knownSince(self, etag);
    reply.headers({
      'cache-control': cacheControl,
      etag,
      vary: 'accept-encoding',
      'x-robots-tag': 'noindex',
      ...(changedAt && { 'last-modified': changedAt.toUTCString() }),
      ...(next && { link: `<${next}>; rel="next"` }),
    });
    if (hasThis(request, etag, changedAt)) return reply.code(304).send();
    reply.type(format.type);
    if (request.method === 'HEAD') return reply.send();
    const written: Feed = { origin, language: scope.language, self, next, shop, path };
    return reply.send(Readable.from(write(read, format, written, { scope: asked, limit })));
  }

  for (const language of languages) {
    for (const format of formats) {
      const options = {
        config: { rateLimit: { name: 'feeds', perMinute } },
        // Gzip is what all of these readers ask for; Brotli would take many times as long for a large feed.
        compress: { encodings: ['gzip' as const], customTypes: /^(application|text)\// },
      };
      const all = pathInLanguage(feedPath(format.file, null), language);
      app.get(all, options, async (request, reply) =>
        sendFeed(request, reply, { format, path: all, scope: { sellerId: null, language } }),
      );
      const pattern = pathInLanguage(feedPath(format.file, ':id'), language);
      app.get<{ Params: { id: string } }>(pattern, options, async (request, reply) => {
        const { id } = request.params;
        if (!/^[1-9]\d{0,14}$/.test(id)) throw new AppError('seller_not_found');
        const path = pathInLanguage(feedPath(format.file, id), language);
        return sendFeed(request, reply, { format, path, scope: { sellerId: Number(id), language } });
      });
    }
  }
}

interface FeedRequest {
  format: FeedFormat;
  path: string;
  scope: Omit<FeedScope, 'cursor'>;
}

/** Reads and writes a part at a time; the next one is read when the reader has taken the last. */
async function* write(read: Read, format: FeedFormat, feed: Feed, page: { scope: FeedScope; limit: number | null }) {
  yield format.head(feed);
  let left = page.limit ?? Number.POSITIVE_INFINITY;
  let cursor = page.scope.cursor ?? null;
  do {
    const scope = { ...page.scope, cursor: cursor ?? undefined };
    const part = await read((db) => readFeedPart(db, scope, Math.min(partSize, left)));
    if (part.items.length > 0) yield part.items.map((item) => format.item(item, feed)).join('');
    left -= part.items.length;
    cursor = part.cursor;
  } while (cursor !== null && left > 0);
  yield format.tail;
}

function readPaging(query: unknown, usual: number | null): { cursor: string | undefined; limit: number | null } {
  const { cursor, limit } = query as Record<string, unknown>;
  const isCursor = cursor === undefined || (typeof cursor === 'string' && cursor.length <= 200);
  const isLimit = limit === undefined || (typeof limit === 'string' && /^[1-9]\d{0,3}$/.test(limit));
  if (!isCursor || !isLimit || Number(limit ?? 1) > mostOfPage) {
    throw new AppError('bad_input', { message: `A feed is read with limit, from 1 to ${mostOfPage}, and cursor.` });
  }
  return { cursor: cursor || undefined, limit: limit === undefined ? usual : Number(limit) };
}

/** A usual limit is not written into addresses. */
const limitOf = (limit: number | null, format: FeedFormat) =>
  limit === format.limit ? undefined : (limit ?? undefined);

function addressWith(address: string, params: Record<string, string | number | undefined>): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  return given.length === 0 ? address : `${address}?${given.map(([name, value]) => `${name}=${value}`).join('&')}`;
}

/** Weak, because a compressed copy has other bytes. */
const etagOf = (parts: readonly string[]) =>
  `W/"${createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 27)}"`;

/** Whether the caller has a copy of the present state; an ETag says so more exactly than a date. */
function hasThis({ headers }: FastifyRequest, etag: string, changedAt: Date | null): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined) return known.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*');
  // Only the very date that this process gave: processes may have seen a change at different times.
  return changedAt !== null && headers['if-modified-since'] === changedAt.toUTCString();
}
