import { defineMessages } from './define-messages.ts';
import { storefrontEdit as en } from './en/storefront-edit.ts';
import { storefrontEdit as es } from './es/storefront-edit.ts';
import { storefrontEdit as ja } from './ja/storefront-edit.ts';
import { storefrontEdit as ko } from './ko/storefront-edit.ts';
import { storefrontEdit as th } from './th/storefront-edit.ts';
import { storefrontEdit as vi } from './vi/storefront-edit.ts';
import { storefrontEdit as zh } from './zh/storefront-edit.ts';

export const storefrontEditText = defineMessages({ en, th, zh, vi, es, ja, ko });
