import lock from '@lobehub/fluent-emoji-3d/assets/1f512.webp';
import type { MetaArgs } from 'react-router';
import { Link } from 'react-router';
import { Article } from '../features/information/article.tsx';
import { originOf, pageMeta } from '../lib/page-meta.ts';

export const meta = ({ matches }: MetaArgs) =>
  pageMeta({
    title: 'Privacy Policy · Snapbazaar',
    description: 'What this marketplace keeps about you, where, and why.',
    canonical: `${originOf(matches)}/privacy`,
  });

export default function PrivacyPage() {
  return (
    <Article
      picture={lock}
      title="Privacy Policy"
      lead="What the software keeps about you, where it keeps it, and why."
    >
      <h2>On the server</h2>
      <ul>
        <li>Your email address or phone number and a one-way hash of your password, so that you can sign in.</li>
        <li>A one-way hash of each session’s token, so that you stay signed in until you log out.</li>
        <li>What you publish or save: listings, pictures, saved products.</li>
        <li>As a seller, what you allow, the tokens that came of it, and the messages you wrote to the operator.</li>
        <li>
          How often each product was viewed, pressed, saved or made into an ad picture on a day, by country as your
          browser’s language and clock tell it. These are sums: nothing in them is about a person, and browsers that ask
          not to be tracked (Do Not Track, Global Privacy Control) are not counted.
        </li>
        <li>Photos that a seller edits in Resources, for seven days.</li>
        <li>Ad pictures that visitors have made of a product, for thirty days, or until the product is gone.</li>
        <li>A technical log of requests, so that failures can be found and abuse slowed down.</li>
      </ul>
      <p>The place and camera data inside an uploaded photo are removed before the picture is kept.</p>
      <h2>In your browser</h2>
      <ul>
        <li>Your session, while you are signed in.</li>
        <li>The theme, language and currency you chose, and whether the sidebar is folded.</li>
        <li>The draft of a listing you are writing, until it is published or you log out.</li>
      </ul>
      <p>No advertising cookies, no trackers. Fonts and pictures of the site come from this server.</p>
      <h2>Passed on</h2>
      <p>
        A product photo that a seller uploads is read by the analysis service that the operator of this server has
        chosen. What you publish in a listing is public.
      </p>
      <h2>Your rights</h2>
      <p>
        The operator of this server is responsible for your data. Sellers see, download and delete theirs in{' '}
        <Link to="/settings">Settings</Link>; everyone can ask the operator to see, correct or delete it, see{' '}
        <Link to="/contact">Connect to us</Link>.
      </p>
    </Article>
  );
}
