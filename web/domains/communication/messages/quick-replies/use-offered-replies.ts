import { useCallback, useEffect, useState } from 'react';
import { type OfferedReply, offerQuickReplies } from '../../../../../contracts/communication/quick-replies.ts';
import { getLocale } from '../../../../../i18n/locale.ts';
import { api } from '../../../../lib/api/api.ts';

/** The quick replies of a thread; none while they load or where they cannot be asked for, because the field is enough. */
export function useOfferedReplies(threadId: string) {
  const [replies, setReplies] = useState<OfferedReply[]>([]);
  const load = useCallback(async () => {
    try {
      const offered = await api(offerQuickReplies, { params: { id: threadId }, body: { language: getLocale() } });
      setReplies(offered.replies);
    } catch (error) {
      console.warn('Quick replies could not be asked for.', error);
    }
  }, [threadId]);
  useEffect(() => void load(), [load]);
  return { replies, renew: () => void load() };
}
