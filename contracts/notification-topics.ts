/** What people are told of. A new topic needs its defaults here and its name in the messages (`notification-topics`). */
export const notificationTopics = [
  ...(['order', 'payment', 'shipment', 'return', 'dispute'] as const),
  ...(['message', 'question', 'review', 'payout', 'security'] as const),
] as const;

export type NotificationTopic = (typeof notificationTopics)[number];

/** Mails come at once, once a day together, or not at all. */
export const mailChoices = ['now', 'digest', 'off'] as const;
export type MailChoice = (typeof mailChoices)[number];

/** How somebody is told of a topic, beside the bell, which shows everything. */
export interface TopicChoice {
  email: MailChoice;
  push: boolean;
}

interface TopicRules extends TopicChoice {
  /** Who is told of it. */
  roles: readonly ('seller' | 'customer')[];
  /** Whether some of its mails are sent in any case, because a law, a contract or security asks for them. */
  hasDuties: boolean;
  /** Seconds in which it may be read on an open page before anything is sent. */
  mailAfterSeconds: number;
  pushAfterSeconds: number;
}

const both = ['seller', 'customer'] as const;
const immediately = { mailAfterSeconds: 0, pushAfterSeconds: 0 };
const news = { email: 'digest', push: true, hasDuties: false, ...immediately } as const;

/** The rules of each topic, with what holds until somebody chooses otherwise. */
export const topicRules: Record<NotificationTopic, TopicRules> = {
  order: { email: 'now', push: true, roles: both, hasDuties: true, ...immediately },
  payment: { email: 'now', push: true, roles: both, hasDuties: true, ...immediately },
  shipment: { email: 'now', push: true, roles: both, hasDuties: true, ...immediately },
  return: { email: 'now', push: true, roles: both, hasDuties: true, ...immediately },
  dispute: { email: 'now', push: true, roles: both, hasDuties: true, ...immediately },
  message: { email: 'now', push: true, roles: both, hasDuties: false, mailAfterSeconds: 600, pushAfterSeconds: 10 },
  question: { ...news, email: 'now', roles: both },
  review: { ...news, roles: ['seller'] },
  payout: { email: 'now', push: true, roles: ['seller'], hasDuties: true, ...immediately },
  security: { email: 'now', push: true, roles: both, hasDuties: true, ...immediately },
};

/** Topics whose mails are sent in any case, and which therefore offer no choice of mail. */
export const topicsOfDutiesOnly: readonly NotificationTopic[] = ['dispute', 'security'];
