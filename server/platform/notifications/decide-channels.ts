import { type NotificationTopic, type TopicChoice, topicRules } from '../../../contracts/notification-topics.ts';
import { nextDigest, type QuietHours, quietForMs } from './quiet-hours.ts';

interface Circumstances {
  topic: NotificationTopic;
  isDuty: boolean;
  /** Null where the account has chosen nothing for the topic. */
  choice: TopicChoice | null;
  quietHours: QuietHours;
  now: Date;
}

/** How an account is told of something, beside the bell. */
export interface Channels {
  /** Seconds until its mail is sent; null where it gets none of its own. */
  mailAfterSeconds: number | null;
  /** When the digest that has it is sent; null where it is in none. */
  digestAt: Date | null;
  /** Seconds until it is pushed; null where it is not. */
  pushAfterSeconds: number | null;
}

/** Decides from topic, choice and clock. A duty is mailed at once, whatever was chosen. */
export function decideChannels({ topic, isDuty, choice, quietHours, now }: Circumstances): Channels {
  const rules = topicRules[topic];
  const { email, push } = choice ?? rules;
  const quietSeconds = Math.ceil(quietForMs(now, quietHours) / 1000);
  const isMailed = isDuty || email === 'now';
  return {
    mailAfterSeconds: isMailed ? (isDuty ? 0 : Math.max(rules.mailAfterSeconds, quietSeconds)) : null,
    digestAt: !isMailed && email === 'digest' ? nextDigest(now, quietHours.timeZone) : null,
    pushAfterSeconds: push ? Math.max(rules.pushAfterSeconds, quietSeconds) : null,
  };
}
