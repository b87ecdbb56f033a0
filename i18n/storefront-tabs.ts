import { defineMessages } from './define-messages.ts';
import { storefrontTabs as en } from './en/storefront-tabs.ts';
import { storefrontTabs as es } from './es/storefront-tabs.ts';
import { storefrontTabs as ja } from './ja/storefront-tabs.ts';
import { storefrontTabs as ko } from './ko/storefront-tabs.ts';
import { storefrontTabs as th } from './th/storefront-tabs.ts';
import { storefrontTabs as vi } from './vi/storefront-tabs.ts';
import { storefrontTabs as zh } from './zh/storefront-tabs.ts';

export const storefrontTabsText = defineMessages({ en, th, zh, vi, es, ja, ko });
