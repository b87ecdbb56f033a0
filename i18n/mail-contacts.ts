import { defineMessages } from './define-messages.ts';
import { mailContacts as en } from './en/mail-contacts.ts';
import { mailContacts as es } from './es/mail-contacts.ts';
import { mailContacts as ja } from './ja/mail-contacts.ts';
import { mailContacts as ko } from './ko/mail-contacts.ts';
import { mailContacts as th } from './th/mail-contacts.ts';
import { mailContacts as vi } from './vi/mail-contacts.ts';
import { mailContacts as zh } from './zh/mail-contacts.ts';

export const mailContactsText = defineMessages({ en, th, zh, vi, es, ja, ko });
