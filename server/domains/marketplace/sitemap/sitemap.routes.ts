import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../../../contracts/errors.ts';
import { languages } from '../../../../contracts/languages.ts';
import { languagePrefix, pathInLanguage } from '../../../../contracts/pages/language-path.ts';
import type { Read } from '../../../platform/db/replica.ts';
import {
  countProductSitemaps,
  countSellerSitemaps,
  listFixedPages,
  listProductPages,
  listSellerPages,
} from './sitemap.service.ts';

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Searches for words alone may be read; with filters, which have a second parameter, there would be no end of pages. */
const searchRules = languages
  .flatMap((language) =>
    ['/search?*&', '/search-by-photo'].map((path) => `Disallow: ${pathInLanguage(path, language)}\n`),
  )
  .join('');

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
      .send(`User-agent: *\nDisallow: /api/\n${searchRules}Sitemap: ${origin}/sitemap.xml\n`),
  );

  const numbered = [
    { name: 'products', count: countProductSitemaps, list: listProductPages },
    { name: 'sellers', count: countSellerSitemaps, list: listSellerPages },
  ];

  app.get('/sitemap.xml', async (_request, reply) => {
    const names = ['pages'];
    for (const { name, count } of numbered) {
      const last = await read(count);
      for (let number = 1; number <= last; number += 1) names.push(`${name}-${number}`);
    }
    const addresses = languages.flatMap((language) =>
      names.map((name) => `${origin}${pathInLanguage(`/sitemap-${name}.xml`, language)}`),
    );
    return sendXml(reply, 'sitemapindex', addresses);
  });

  for (const language of languages) {
    const sendPaths = (reply: FastifyReply, paths: string[]) =>
      sendXml(
        reply,
        'urlset',
        paths.map((path) => origin + pathInLanguage(path, language)),
      );
    const prefix = languagePrefix(language);

    app.get(`${prefix}/sitemap-pages.xml`, async (_request, reply) => sendPaths(reply, listFixedPages()));

    for (const { name, count, list } of numbered) {
      const path = `${prefix}/sitemap-${name}-:number(^\\d{1,6}).xml`;
      app.get<{ Params: { number: string } }>(path, async (request, reply) => {
        const number = Number(request.params.number);
        if (number < 1 || number > (await read(count))) throw new AppError('not_found');
        return sendPaths(reply, await read((db) => list(db, number)));
      });
    }
  }
}
