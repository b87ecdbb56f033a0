import type { QuickReplyTexts } from '../../../../contracts/communication/quick-replies.ts';
import type { ThreadSide, ThreadSubject, ThreadWarning } from '../../../../contracts/communication/thread-rules.ts';
import type { Thread, ThreadMessage, ThreadPhoto } from '../../../../contracts/communication/threads.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { orderNumber } from '../../ordering/order-state/order-money.service.ts';
import { maskContacts } from '../contact-masking/mask-contacts.service.ts';

/** A thread as the database describes it to one side; numbers beyond 32 bits come as texts. */
export interface ThreadDescription {
  id: string;
  subject: ThreadSubject;
  subject_id: string;
  seller_id: string | null;
  read_by_other: string;
  is_archived: boolean;
  other_id: string | null;
  other_name: string | null;
  is_blocked: boolean;
  message_id: string | null;
  side: ThreadSide;
  text: string;
  masked_text: string | null;
  warning: ThreadWarning | null;
  language: Language;
  texts: QuickReplyTexts | null;
  created_at: string;
  shares_contacts: boolean;
  title: string | null;
  image: string | null;
  price: string | null;
  currency: string | null;
  is_live: boolean;
  unread: string;
}

export interface StoredMessage {
  id: number | string;
  side: ThreadSide;
  text: string;
  maskedText: string | null;
  warning: ThreadWarning | null;
  language: Language;
  texts: QuickReplyTexts | null;
  createdAt: Date;
}

interface Reader {
  side: ThreadSide;
  language: Language;
  /** Whether the two have an order, so that contact data is shown. */
  sharesContacts: boolean;
}

/** A message as one side sees it: its own as it was written, the other's without contact data until there is an order. */
export function describeMessage(stored: StoredMessage, photos: ThreadPhoto[], reader: Reader): ThreadMessage {
  const { id, side, text, maskedText, warning, language, createdAt } = stored;
  const isMasked = maskedText !== null && !reader.sharesContacts;
  return {
    ...{ id: String(id), side, language },
    text: isMasked && side !== reader.side ? maskedText : text,
    is_masked: isMasked,
    photos,
    translation: translationOf(stored, reader),
    warning: side === reader.side ? null : warning,
    created_at: createdAt.toISOString(),
  };
}

/** The words of a quick reply in the language of its reader; contact data in them is hidden as it is in the original. */
function translationOf({ side, texts, language }: StoredMessage, reader: Reader): ThreadMessage['translation'] {
  const text = language === reader.language ? undefined : texts?.[reader.language];
  if (text === undefined) return null;
  const isHidden = side !== reader.side && !reader.sharesContacts;
  return { text: (isHidden && maskContacts(text)) || text, by: 'quick_reply' };
}

/** A thread as the API answers it to a buyer or a seller. */
export function describeThread(
  row: ThreadDescription,
  lastPhotos: ThreadPhoto[],
  { side: reader, language }: Pick<Reader, 'side' | 'language'>,
): Thread {
  const { id, subject, subject_id, title, image, price, currency, is_live } = row;
  const isOrder = subject === 'order' || subject === 'return';
  return {
    id: String(id),
    subject: {
      ...{ type: subject, id: String(subject_id), title, image, is_live },
      price: price === null || currency === null ? null : { currency, amount_minor: Number(price) },
      order_number: isOrder ? orderNumber(Number(subject_id)) : null,
    },
    with: row.other_id === null ? null : (row.other_name ?? ''),
    seller_id: reader === 'customer' && row.seller_id !== null ? String(row.seller_id) : null,
    last_message: lastMessageOf(row, lastPhotos, { side: reader, language, sharesContacts: row.shares_contacts }),
    unread: Number(row.unread),
    is_archived: row.is_archived,
    is_blocked: row.is_blocked,
    shares_contacts: row.shares_contacts,
    read_by_other: String(row.read_by_other),
  };
}

function lastMessageOf(row: ThreadDescription, photos: ThreadPhoto[], reader: Reader): ThreadMessage | null {
  const { message_id: id, side, text, masked_text: maskedText, warning, language, texts, created_at } = row;
  if (id === null) return null;
  const stored = { id, side, text, maskedText, warning, language, texts, createdAt: new Date(created_at) };
  return describeMessage(stored, photos, reader);
}
