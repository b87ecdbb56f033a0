import mailbox from '@lobehub/fluent-emoji-3d/assets/1f4ec.webp';
import type { MetaArgs } from 'react-router';
import { Link } from 'react-router';
import { Article } from '../features/information/article.tsx';
import { originOf, pageMeta } from '../lib/page-meta.ts';

export const meta = ({ matches }: MetaArgs) =>
  pageMeta({
    title: 'Connect to us · Snapbazaar',
    description: 'Whom to ask about this marketplace, and whom about the software behind it.',
    canonical: `${originOf(matches)}/contact`,
  });

export default function ContactPage() {
  return (
    <Article
      picture={mailbox}
      title="Connect to us"
      lead="There are two kinds of question, and two kinds of people who can answer them."
    >
      <h2>About this marketplace</h2>
      <p>
        Accounts, listings, orders and your data are in the hands of the operator of this server. Write to them at the
        address they publish for this site, or to the contact named in the registration of its domain. The software does
        not know that address and does not make one up. Signed-in sellers can also write to them with the form in the{' '}
        <Link to="/faq#contact">Help Center</Link>.
      </p>
      <p>It helps them if you say:</p>
      <ul>
        <li>the address of the page you were on,</li>
        <li>what you did and what you saw,</li>
        <li>the day and time, and your time zone.</li>
      </ul>
      <p>Never send your password. Nobody who can help you needs it.</p>
      <h2>About the software</h2>
      <p>
        A mistake in Snapbazaar itself, or an idea for it, belongs in the issue tracker of the project’s source
        repository. The operator can tell you which version runs here. Please report security problems privately to the
        maintainers, so that they can be mended before they are known.
      </p>
      <p>
        New here? Start with <Link to="/about">What is Snapbazaar</Link>.
      </p>
    </Article>
  );
}
