import { defineMessages } from './define-messages.ts';
import { helpPhotos as en } from './en/help-photos.ts';
import { helpPhotos as es } from './es/help-photos.ts';
import { helpPhotos as ja } from './ja/help-photos.ts';
import { helpPhotos as ko } from './ko/help-photos.ts';
import { helpPhotos as th } from './th/help-photos.ts';
import { helpPhotos as vi } from './vi/help-photos.ts';
import { helpPhotos as zh } from './zh/help-photos.ts';

export const helpPhotosText = defineMessages({ en, th, zh, vi, es, ja, ko });
