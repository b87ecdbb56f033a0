import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../../contracts/errors.ts';
import type { Read } from '../../db/replica.ts';
import {
  countProductSitemaps,
  countSellerSitemaps,
  listFixedPages,
  listProductPages,
  listSellerPages,
} from './sitemap.service.ts';

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function sendXml(reply: FastifyReply, root: 'urlset' | 'sitemapindex', addresses: string[]) {
  const entry = root === 'urlset' ? 'url' : 'sitemap';
  const entries = addresses.map((address) => `<${entry}><loc>${address}</loc></${entry}>`).join('\n');
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=3600')
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${schema}">\n${entries}\n</${root}>\n`);
}

/** Serves robots.txt and the sitemaps. */
export function sitemapRoutes(app: FastifyInstance, { read, origin }: { read: Read; origin: string }): void {
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /search\nSitemap: ${origin}/sitemap.xml\n`),
  );

  const numbered = [
    { name: 'products', count: countProductSitemaps, list: listProductPages },
    { name: 'sellers', count: countSellerSitemaps, list: listSellerPages },
  ];

  app.get('/sitemap.xml', async (_request, reply) => {
    const addresses = [`${origin}/sitemap-pages.xml`];
    for (const { name, count } of numbered) {
      const last = await read(count);
      for (let number = 1; number <= last; number += 1) addresses.push(`${origin}/sitemap-${name}-${number}.xml`);
    }
    return sendXml(reply, 'sitemapindex', addresses);
  });

  app.get('/sitemap-pages.xml', async (_request, reply) =>
    sendXml(
      reply,
      'urlset',
      listFixedPages().map((path) => origin + path),
    ),
  );

  for (const { name, count, list } of numbered) {
    app.get<{ Params: { number: string } }>(`/sitemap-${name}-:number(^\\d{1,6}).xml`, async (request, reply) => {
      const number = Number(request.params.number);
      if (number < 1 || number > (await read(count))) throw new AppError('not_found');
      return sendXml(
        reply,
        'urlset',
        (await read((db) => list(db, number))).map((path) => origin + path),
      );
    });
  }
}
