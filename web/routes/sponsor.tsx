import seedling from '@lobehub/fluent-emoji-3d/assets/1f331.webp';
import type { MetaArgs } from 'react-router';
import { Link } from 'react-router';
import { Article } from '../features/information/article.tsx';
import { originOf, pageMeta } from '../lib/page-meta.ts';

export const meta = ({ matches }: MetaArgs) =>
  pageMeta({
    title: 'Sponsor and Donation · Snapbazaar',
    description: 'How to help Snapbazaar: with time, words, machines or money.',
    canonical: `${originOf(matches)}/sponsor`,
  });

export default function SponsorPage() {
  return (
    <Article
      picture={seedling}
      title="Sponsor and Donation"
      lead="Snapbazaar is free to use. If it serves you well, there are ways to give back."
    >
      <h2>Give time</h2>
      <ul>
        <li>Report what does not work, with the steps that lead there.</li>
        <li>Correct a translation in your own language.</li>
        <li>Mend a mistake or add a test in the source.</li>
      </ul>
      <h2>Give money</h2>
      <p>
        The project has no account for donations on this website and asks for nothing here. If you want to support the
        people who run this marketplace, ask its operator; see <Link to="/contact">Connect to us</Link>.
      </p>
      <p>No payment changes what is listed, how it is ranked or what a review says.</p>
    </Article>
  );
}
