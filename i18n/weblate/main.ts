import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { messagesFolder } from '../compile/read-messages.ts';
import { sendDescriptions } from './send-descriptions.ts';

/** `npm run weblate:descriptions -- https://weblate.example.org/api/ project < token.txt` */
const [api = '', project = ''] = process.argv.slice(2);
const descriptions = JSON.parse(readFileSync(`${messagesFolder}/descriptions.json`, 'utf8'));
const token = (await text(process.stdin)).trim();
const changed = await sendDescriptions({ api, project, token }, descriptions);
process.stdout.write(`Sent ${changed} of ${Object.keys(descriptions).length} descriptions.\n`);
