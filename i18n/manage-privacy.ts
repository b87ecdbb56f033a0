import { defineMessages } from './define-messages.ts';
import { managePrivacy as en } from './en/manage-privacy.ts';
import { managePrivacy as es } from './es/manage-privacy.ts';
import { managePrivacy as ja } from './ja/manage-privacy.ts';
import { managePrivacy as ko } from './ko/manage-privacy.ts';
import { managePrivacy as th } from './th/manage-privacy.ts';
import { managePrivacy as vi } from './vi/manage-privacy.ts';
import { managePrivacy as zh } from './zh/manage-privacy.ts';

export const managePrivacyText = defineMessages({ en, th, zh, vi, es, ja, ko });
