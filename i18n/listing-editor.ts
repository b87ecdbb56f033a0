import { defineMessages } from './define-messages.ts';
import { listingEditor as en } from './en/listing-editor.ts';
import { listingEditor as es } from './es/listing-editor.ts';
import { listingEditor as ja } from './ja/listing-editor.ts';
import { listingEditor as ko } from './ko/listing-editor.ts';
import { listingEditor as th } from './th/listing-editor.ts';
import { listingEditor as vi } from './vi/listing-editor.ts';
import { listingEditor as zh } from './zh/listing-editor.ts';

export const listingEditorText = defineMessages({ en, th, zh, vi, es, ja, ko });
