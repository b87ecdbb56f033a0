import { z } from 'zod';
import { settingGroups } from '../../server/config.ts';

interface Setting {
  name: string;
  /** Empty where a setting is off unless it is set. */
  defaultText: string;
  description: string;
}

const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');

/** docs/CONFIGURATION.md: every setting by topic. */
export function configurationPage(): string {
  const topics = listTopics();
  const contents = topics.map(([title]) => `[${title}](#${anchorOf(title)})`).join(' · ');
  const tables = topics.map(([title, settings]) => `## ${title}\n\n${table(settings)}`);
  return `${pageHead}\n${contents}\n\n${tables.join('\n\n')}\n\n${pageEnd}`;
}

/** .env.example: every setting commented out with its default; one without a default is left empty. */
export function environmentExample(): string {
  const sections = listTopics().map(([title, settings]) => {
    const lines = settings.map(({ name, defaultText, description }) => {
      const isValue = !/^cores\b/.test(defaultText);
      return `# ${description}${isValue ? '' : ` Default: ${defaultText}.`}\n#${name}=${isValue ? defaultText : ''}`;
    });
    return `## ${title}\n\n${lines.join('\n')}\n`;
  });
  return `${exampleHead}\n${sections.join('\n')}`;
}

function listTopics(): [string, Setting[]][] {
  return Object.entries(settingGroups).map(([title, group]) => [
    title,
    Object.entries<z.ZodType>(group).map(([name, schema]) => readSetting(name, schema)),
  ]);
}

function readSetting(name: string, schema: z.ZodType): Setting {
  const { defaultText } = schema.meta() ?? {};
  const value = schema.safeParse(undefined).data;
  const choices = z.toJSONSchema(schema, { io: 'input' }).enum;
  const description = [schema.description, choices && `One of ${choices.join(', ')}.`].filter(Boolean).join(' ');
  return { name, defaultText: String(defaultText ?? value ?? ''), description };
}

function table(settings: Setting[]): string {
  const rows = settings.map(({ name, defaultText, description }) => {
    const shown = defaultText && !/^cores\b/.test(defaultText) ? `\`${defaultText}\`` : defaultText;
    return `| \`${name}\` | ${shown} | ${description} |`;
  });
  return ['| setting | default | meaning |', '|---|---|---|', ...rows].join('\n');
}

const pageHead = `# Configuration

<!-- Written by \`npm run docs:configuration\` from \`server/config.ts\`. Change the settings there. -->

Every setting is an environment variable, and every one is optional. An empty variable counts as not set. A value that cannot be
used stops the start with a sentence that names the setting. No file is read by itself: \`.env.example\` says how to use one.
`;

const pageEnd = `## Examples

Your own PostgreSQL (14 or newer) and S3, behind a proxy with TLS:

\`\`\`sh
DATABASE_URL=postgres://user:password@db.example/snapbazaar \\
STORAGE=s3 S3_BUCKET=pictures S3_ENDPOINT=https://s3.example S3_ACCESS_KEY_ID=… S3_SECRET_ACCESS_KEY=… \\
PUBLIC_URL=https://bazaar.example HOST=0.0.0.0 TRUSTED_PROXIES=1 npm start
\`\`\`

Several processes may share one database and one bucket: see [OPERATING](OPERATING.md).

Sign-in with Google, Facebook or your own issuer:

\`\`\`sh
PUBLIC_URL=https://bazaar.example GOOGLE_CLIENT_ID=… GOOGLE_CLIENT_SECRET=… FACEBOOK_CLIENT_ID=… FACEBOOK_CLIENT_SECRET=… \\
OIDC_ISSUER=https://login.example OIDC_CLIENT_ID=… OIDC_CLIENT_SECRET=… OIDC_NAME='Example' npm start
\`\`\`

The redirect address is \`PUBLIC_URL/api/v1/auth/google/callback\`, with \`facebook\` or \`oidc\` for the others. Passkeys belong to the
host of \`PUBLIC_URL\` and need TLS, or \`localhost\`. Several servers need the same \`SECRETS_KEY\`.

A vision model of your choice, at OpenAI, OpenRouter, Azure, Ollama, LM Studio or vLLM:

\`\`\`sh
AI_BASE_URL=https://api.openai.com/v1 AI_API_KEY=… AI_MODEL=… npm start
AI_BASE_URL=http://localhost:11434/v1 AI_MODEL=… npm start
\`\`\`

The model must see pictures. Its output is validated before a seller sees it. When the model fails, the embedded analyst takes over
and the log says why. \`LOG_LEVEL=info\` also logs the cost of each analysis.
`;

const exampleHead = `# Every setting of Snapbazaar with its default. Written by \`npm run docs:configuration\` from server/config.ts.
# Copy it to .env, remove the # in front of what you set, and load it before a command:
#   set -a; . ./.env; set +a; npm start
# A value with spaces or < > needs quotes. systemd reads the file by EnvironmentFile=, Compose by env_file.
# Keys, tokens and passwords belong into .env, which git ignores, and never into this file.
`;
