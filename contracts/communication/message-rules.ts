import { accountRulesText } from '../../i18n/generated/account-rules.ts';
import { messageRulesText } from '../../i18n/generated/message-rules.ts';
import { isEmail } from '../identity/rules/account-rules.ts';
import { cleanLine } from '../text/clean-text.ts';

export const messageTopics = ['question', 'problem', 'idea'] as const;

export const messageLength = 3000;
export const guestNameLength = 100;

/** The problems of a message to the operator by field; expects trimmed values. */
export function checkMessage({ message }: { message: string }): { message?: string } {
  if (!message) return { message: messageRulesText('required') };
  if (message.length > messageLength) return { message: messageRulesText('tooLong', { count: messageLength }) };
  return {};
}

interface GuestMessage {
  name: string;
  email: string;
  message: string;
}

/** The same for a guest, who also says who writes and where the answer goes. */
export function checkGuestMessage({ name, email, message }: GuestMessage): Partial<GuestMessage> {
  const errors: Partial<GuestMessage> = checkMessage({ message });
  if (!cleanLine(name)) errors.name = messageRulesText('nameRequired');
  else if (name.length > guestNameLength) errors.name = messageRulesText('nameTooLong', { count: guestNameLength });
  if (!email) errors.email = accountRulesText('emailRequired');
  else if (!isEmail(email)) errors.email = accountRulesText('emailInvalid');
  return errors;
}
