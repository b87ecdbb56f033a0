import { defineMessages } from './define-messages.ts';
import { contactBanner as en } from './en/contact-banner.ts';
import { contactBanner as es } from './es/contact-banner.ts';
import { contactBanner as ja } from './ja/contact-banner.ts';
import { contactBanner as ko } from './ko/contact-banner.ts';
import { contactBanner as th } from './th/contact-banner.ts';
import { contactBanner as vi } from './vi/contact-banner.ts';
import { contactBanner as zh } from './zh/contact-banner.ts';

export const contactBannerText = defineMessages({ en, th, zh, vi, es, ja, ko });
