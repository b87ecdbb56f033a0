import { defineMessages } from './define-messages.ts';
import { orderPhoto as en } from './en/order-photo.ts';
import { orderPhoto as es } from './es/order-photo.ts';
import { orderPhoto as ja } from './ja/order-photo.ts';
import { orderPhoto as ko } from './ko/order-photo.ts';
import { orderPhoto as th } from './th/order-photo.ts';
import { orderPhoto as vi } from './vi/order-photo.ts';
import { orderPhoto as zh } from './zh/order-photo.ts';

export const orderPhotoText = defineMessages({ en, th, zh, vi, es, ja, ko });
