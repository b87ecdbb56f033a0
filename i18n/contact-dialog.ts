import { defineMessages } from './define-messages.ts';
import { contactDialog as en } from './en/contact-dialog.ts';
import { contactDialog as es } from './es/contact-dialog.ts';
import { contactDialog as ja } from './ja/contact-dialog.ts';
import { contactDialog as ko } from './ko/contact-dialog.ts';
import { contactDialog as th } from './th/contact-dialog.ts';
import { contactDialog as vi } from './vi/contact-dialog.ts';
import { contactDialog as zh } from './zh/contact-dialog.ts';

export const contactDialogText = defineMessages({ en, th, zh, vi, es, ja, ko });
