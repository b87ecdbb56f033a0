import handshake from '@lobehub/fluent-emoji-3d/assets/1f91d.webp';
import type { MetaArgs } from 'react-router';
import { Link } from 'react-router';
import { Article } from '../features/information/article.tsx';
import { originOf, pageMeta } from '../lib/page-meta.ts';

export const meta = ({ matches }: MetaArgs) =>
  pageMeta({
    title: 'Terms · Snapbazaar',
    description: 'What you may expect of this marketplace, and what it expects of you.',
    canonical: `${originOf(matches)}/terms`,
  });

export default function TermsPage() {
  return (
    <Article
      picture={handshake}
      title="Terms"
      lead="The rules that come with the software. The operator of this server may add their own."
    >
      <h2>Using the marketplace</h2>
      <ul>
        <li>Anyone may browse. Selling, and saving products, need an account.</li>
        <li>Keep your password to yourself. What happens under your account counts as yours.</li>
        <li>Do not break, overload or spy on the service or on other people.</li>
      </ul>
      <h2>Selling</h2>
      <ul>
        <li>List only what is yours to sell and what the law allows where you sell it.</li>
        <li>
          Use pictures and words that are yours to use. They stay yours; publishing a listing lets this site show it.
        </li>
        <li>
          Texts, countries and prices proposed by the AI are proposals. Read them before you publish: the listing is
          yours.
        </li>
      </ul>
      <h2>Buying</h2>
      <p>
        A purchase is an agreement between buyer and seller. The operator of this server may remove a listing or an
        account that breaks these rules.
      </p>
      <h2>No warranty</h2>
      <p>
        The software is provided as it is, without warranty of any kind, under the MIT licence of the Snapbazaar
        contributors. Rights that the law gives you as a consumer are not touched by this.
      </p>
      <p>
        Questions: <Link to="/contact">Connect to us</Link>. Your data: <Link to="/privacy">Privacy Policy</Link>.
      </p>
    </Article>
  );
}
