import lantern from '@lobehub/fluent-emoji-3d/assets/1f3ee.webp';
import type { MetaArgs } from 'react-router';
import { Link } from 'react-router';
import { Article } from '../features/information/article.tsx';
import { originOf, pageMeta } from '../lib/page-meta.ts';

export const meta = ({ matches }: MetaArgs) =>
  pageMeta({
    title: 'What is Snapbazaar · Snapbazaar',
    description: 'Open source marketplace software that turns one product photo into a listing in seven languages.',
    canonical: `${originOf(matches)}/about`,
  });

export default function AboutPage() {
  return (
    <Article
      picture={lantern}
      title="What is Snapbazaar"
      lead="A marketplace where one product photo becomes a live listing in seven languages."
    >
      <h2>For those who buy</h2>
      <p>
        Fifteen aisles of products, open to everyone without an account. Every listing is written in English, Thai,
        Chinese, Vietnamese, Spanish, Japanese and Korean.
      </p>
      <h2>For those who sell</h2>
      <p>
        A seller uploads one picture. The server reads it and proposes a title and a description in each language, the
        countries where it may sell, and a price range. The seller checks every word before anything is published.
      </p>
      <p>
        What an AI wrote or offers is marked in violet with a spark. Figures that are only examples are marked ‘Sample
        data’.
      </p>
      <h2>Who runs it</h2>
      <p>
        Snapbazaar is open source software under the MIT licence, made by the Snapbazaar contributors. This website is
        one installation of it, run by its operator, who decides what may be sold here. How to reach them stands under{' '}
        <Link to="/contact">Connect to us</Link>.
      </p>
    </Article>
  );
}
