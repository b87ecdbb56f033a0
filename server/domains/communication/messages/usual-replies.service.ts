import { desc, eq } from 'drizzle-orm';
import type { ThreadSide, ThreadSubject } from '../../../../contracts/communication/thread-rules.ts';
import { type Language, languages } from '../../../../contracts/languages.ts';
import usualReplies from '../../../../data/conversations/quick-replies.json' with { type: 'json' };
import { formatDate } from '../../../../i18n/format-date.ts';
import { withLocale } from '../../../../i18n/locale.ts';
import { carriers, isCarrierId } from '../../../../reference-data/shipping/carriers.ts';
import type { Db } from '../../../platform/db/database.ts';
import { orders, parcels } from '../../../schema/ordering/orders.ts';
import { orderNumber } from '../../ordering/order-state/order-money.service.ts';
import type { ThreadRow } from './own-threads.service.ts';

interface UsualReply {
  id: string;
  side: ThreadSide;
  about: ThreadSubject[];
  texts: Record<Language, string>;
}

/** What is known of the order of a thread, in each language. */
type Facts = Partial<Record<'order' | 'day' | 'carrier' | 'number', (language: Language) => string>>;

const replies = usualReplies.replies as UsualReply[];
const fact = /\{(\w+)\}/g;

/** The usual replies of one side of a thread, with the facts of its order; one whose facts are not known is left out. */
export async function writeUsualReplies(db: Db, thread: ThreadRow, side: ThreadSide) {
  const fitting = replies.filter((reply) => reply.side === side && reply.about.includes(thread.subject));
  const facts = await findFacts(db, thread);
  return fitting.flatMap(({ id, texts }) => {
    const names = [...texts.en.matchAll(fact)].map(([, name]) => name as keyof Facts);
    return names.every((name) => facts[name]) ? { id, texts: writeFacts(texts, facts) } : [];
  });
}

/** The words of one usual reply; undefined where it is none of this side and subject. */
export async function findUsualReply(db: Db, thread: ThreadRow, side: ThreadSide, id: string) {
  return (await writeUsualReplies(db, thread, side)).find((reply) => reply.id === id)?.texts;
}

function writeFacts(texts: UsualReply['texts'], facts: Facts): Record<Language, string> {
  const write = (language: Language) =>
    texts[language].replace(fact, (_, name: keyof Facts) => facts[name]?.(language) ?? '');
  return Object.fromEntries(languages.map((language) => [language, write(language)])) as Record<Language, string>;
}

async function findFacts(db: Db, { subject, subjectId }: ThreadRow): Promise<Facts> {
  if (subject !== 'order' && subject !== 'return') return {};
  const { dueAt, state } = orders;
  const [order] = await db.select({ dueAt, state }).from(orders).where(eq(orders.id, subjectId));
  const [parcel] = await db
    .select({ carrier: parcels.carrier, number: parcels.trackingNumber })
    .from(parcels)
    .where(eq(parcels.orderId, subjectId))
    .orderBy(desc(parcels.id))
    .limit(1);
  const day = order?.state === 'to_ship' ? order.dueAt : null;
  const carrier = parcel && (isCarrierId(parcel.carrier) ? carriers[parcel.carrier].name : parcel.carrier);
  return {
    order: () => orderNumber(subjectId),
    ...(day ? { day: (language) => withLocale(language, () => formatDate(day)) } : {}),
    ...(carrier ? { carrier: () => carrier } : {}),
    ...(parcel?.number ? { number: () => parcel.number } : {}),
  };
}
