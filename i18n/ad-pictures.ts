import { defineMessages } from './define-messages.ts';
import { adPictures as en } from './en/ad-pictures.ts';
import { adPictures as es } from './es/ad-pictures.ts';
import { adPictures as ja } from './ja/ad-pictures.ts';
import { adPictures as ko } from './ko/ad-pictures.ts';
import { adPictures as th } from './th/ad-pictures.ts';
import { adPictures as vi } from './vi/ad-pictures.ts';
import { adPictures as zh } from './zh/ad-pictures.ts';

export const adPicturesText = defineMessages({ en, th, zh, vi, es, ja, ko });
