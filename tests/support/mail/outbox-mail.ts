import { openMail } from '../../../server/composition/providers/choose-mail.ts';
import type { Config } from '../../../server/config.ts';

/** Mails of a test go to the outbox in its data folder. */
export const mailTo = (config: Config) => openMail(config, () => undefined);
