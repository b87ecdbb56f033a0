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
        <li>Ad pictures that visitors have made of a product, for a week; those of typed words alone, for an hour.</li>
        <li>Photos that were uploaded and never published, with their analysis, for a month.</li>
        <li>
          256 numbers that say what the photo of a listing looks like, for finding it by photo and, unless the seller
          says otherwise in Settings, for recognising photos that look alike.
        </li>
        <li>A technical log of requests, so that failures can be found and abuse slowed down.</li>
      </ul>
      <p>A photo that you search with is looked at once and not kept.</p>
      <p>The place and camera data inside an uploaded photo are removed before the picture is kept.</p>
      <h2>In your browser</h2>
      <ul>
        <li>Your session, while you are signed in.</li>
        <li>The theme, language and currency you chose, and whether the sidebar is folded.</li>
        <li>The draft of a listing you are writing, until it is published or you log out.</li>
      </ul>
      <p>No advertising cookies, no trackers. Fonts and pictures of the site come from this server.</p>
      <h2>Passed on</h2>
      <p>What you publish in a listing is public, and so is the name of your shop.</p>
      <p>
        Photos are analysed and questions answered on this server, unless its operator has connected a language model of
        another company. That model is then sent:
      </p>
      <ul>
        <li>of a photo that a seller uploads: the picture, without place and camera, and the words printed in it;</li>
        <li>
          of a question to the assistant: the question and the conversation before it, and your newest listings and
          drafts with their titles, prices, categories and states.
        </li>
      </ul>
      <p>It is never sent your name, email address, phone number, password, or anything of your wallet.</p>
      <p>
        If you speak to the assistant instead of typing, your browser turns the sound into text. Some browsers send the
        sound to their maker for that; the sound does not reach this server.
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
