import type { ProductQuestion } from '../../../../contracts/communication/product-questions.ts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { languageNamesText } from '../../../../i18n/generated/language-names.ts';
import { productQuestionsText } from '../../../../i18n/generated/product-questions.ts';
import { getLocale } from '../../../../i18n/locale.ts';

interface QuestionWordsProps {
  question: ProductQuestion;
  /** For the seller, who writes the answer below. */
  hidesAnswer?: boolean;
}

/** What a customer asked and the seller answered, each with its language where that is not the reader's. */
export function QuestionWords({ question, hidesAnswer = false }: QuestionWordsProps) {
  return (
    <>
      <div>
        <Words text={question.text} language={question.language} isQuestion />
        <p className="flex flex-wrap gap-x-2 text-muted text-sm">
          <span translate={question.author ? 'no' : undefined}>
            {question.author || productQuestionsText('aCustomer')}
          </span>
          <span>{formatDate(question.created_at)}</span>
        </p>
      </div>
      {!hidesAnswer && question.answer !== null && (
        <div className="rounded-control bg-sunken px-3.5 py-2.5">
          <p className="font-semibold text-sm">{productQuestionsText('answer')}</p>
          <Words text={question.answer} language={question.answer_language} />
        </div>
      )}
      {!hidesAnswer && question.answer === null && (
        <p className="text-muted text-sm">{productQuestionsText('waiting')}</p>
      )}
      {question.is_masked && <p className="text-muted text-sm">{productQuestionsText('masked')}</p>}
    </>
  );
}

interface WordsProps {
  text: string;
  language: ProductQuestion['answer_language'];
  isQuestion?: boolean;
}

function Words({ text, language, isQuestion = false }: WordsProps) {
  const words = <span className="whitespace-pre-line wrap-anywhere">{text}</span>;
  return (
    <>
      <p dir="auto" lang={language ?? undefined}>
        {isQuestion ? <strong>{words}</strong> : words}
      </p>
      {language !== null && language !== getLocale() && (
        <p className="text-caption text-muted">
          {productQuestionsText('originalIn', { language: languageNamesText(language) })}
        </p>
      )}
    </>
  );
}
