import type { MetaDescriptor } from 'react-router';

interface PageMeta {
  title: string;
  description: string;
  /** Where the page lives; left out for pages that search engines should not keep. */
  canonical?: `/${string}` | `http${string}`;
}

/** Title, description, canonical address and the basics of a link preview. */
export function pageMeta({ title, description, canonical }: PageMeta): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:site_name', content: 'Snapbazaar' },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    canonical ? { tagName: 'link', rel: 'canonical', href: canonical } : { name: 'robots', content: 'noindex' },
  ];
}
