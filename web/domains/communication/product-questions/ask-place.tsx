import { Link, useLocation } from 'react-router';
import type { ProductQuestion } from '../../../../contracts/communication/product-questions.ts';
import { productQuestionsText } from '../../../../i18n/generated/product-questions.ts';
import { richText } from '../../../ui/display/rich-text.tsx';
import { signInPath } from '../../identity/session/return-path.ts';
import { useSession } from '../../identity/session/session.ts';
import { AskForm } from './ask-form.tsx';

interface AskPlaceProps {
  productId: string;
  sellerId: string;
  onAsked: (question: ProductQuestion) => void;
}

/** A customer asks here, a guest logs in first, the seller of the product goes to the answers; other sellers see nothing. */
export function AskPlace({ productId, sellerId, onAsked }: AskPlaceProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session?.user_type === 'customer') return <AskForm productId={productId} onAsked={onAsked} />;
  if (!session)
    return <Sentence words={productQuestionsText('logInToAsk')} to={signInPath('customer', pathname + search)} />;
  if (String(session.post.id) !== sellerId) return null;
  return <Sentence words={productQuestionsText('toAnswers')} to="/storefront/questions" />;
}

function Sentence({ words, to }: { words: string; to: string }) {
  return (
    <p className="text-muted">
      {richText(words, {
        link: (linked) => (
          <Link to={to} className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline">
            {linked}
          </Link>
        ),
      })}
    </p>
  );
}
