import { defineMessages } from './define-messages.ts';
import { contact as en } from './en/contact.ts';
import { contact as es } from './es/contact.ts';
import { contact as ja } from './ja/contact.ts';
import { contact as ko } from './ko/contact.ts';
import { contact as th } from './th/contact.ts';
import { contact as vi } from './vi/contact.ts';
import { contact as zh } from './zh/contact.ts';

export const contactText = defineMessages({ en, th, zh, vi, es, ja, ko });
