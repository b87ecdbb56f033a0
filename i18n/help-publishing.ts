import { defineMessages } from './define-messages.ts';
import { helpPublishing as en } from './en/help-publishing.ts';
import { helpPublishing as es } from './es/help-publishing.ts';
import { helpPublishing as ja } from './ja/help-publishing.ts';
import { helpPublishing as ko } from './ko/help-publishing.ts';
import { helpPublishing as th } from './th/help-publishing.ts';
import { helpPublishing as vi } from './vi/help-publishing.ts';
import { helpPublishing as zh } from './zh/help-publishing.ts';

export const helpPublishingText = defineMessages({ en, th, zh, vi, es, ja, ko });
