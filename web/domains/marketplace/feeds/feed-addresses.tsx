import { Copy } from 'lucide-react';
import { Fragment } from 'react';
import { type FeedFile, feedPath } from '../../../../contracts/marketplace/feeds.ts';
import { feedAddressesText } from '../../../../i18n/generated/feed-addresses.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { addressIn } from '../../../lib/page/page-meta.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useSession } from '../../identity/session/session.ts';

/** Names of other sites are the same in every language. */
const feeds: { file: FeedFile; name: string; text: 'google' | 'meta' | 'openAi' | 'newGoods' }[] = [
  { file: 'google.xml', name: 'Google Merchant Center', text: 'google' },
  { file: 'meta.xml', name: 'Meta Commerce Manager', text: 'meta' },
  { file: 'openai.jsonl', name: 'OpenAI', text: 'openAi' },
  { file: 'new.rss', name: 'RSS', text: 'newGoods' },
];

/** The addresses of the shop's feeds, in the language of the page. */
export function FeedAddresses({ origin }: { origin: string }) {
  const session = useSession();
  if (!session) return null;
  return (
    <ul className="flex w-full flex-col gap-5">
      {feeds.map(({ file, name, text }) => (
        <li key={file}>
          <FeedAddress
            name={name}
            text={feedAddressesText(text)}
            address={addressIn(origin, feedPath(file, String(session.post.id)), getLocale())}
          />
        </li>
      ))}
    </ul>
  );
}

function FeedAddress({ name, text, address }: { name: string; text: string; address: string }) {
  const showToast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => showToast({ text: feedAddressesText('copied'), accountRole: 'seller' }),
      () => showToast({ text: feedAddressesText('copyFailed'), tone: 'bad', accountRole: 'seller' }),
    );
  return (
    <>
      <h3 className="font-sans font-semibold text-base">{name}</h3>
      <p className="text-muted text-sm">{text}</p>
      <div className="mt-1.5 flex items-center gap-2 rounded-card bg-sunken py-0.5 pr-0.5 pl-4">
        <code className="min-w-0 flex-1 py-2 font-mono text-sm wrap-anywhere">
          {/* A line ends after a slash, not within a name. */}
          {address.match(/[^/]+\/*/g)?.map((part) => (
            <Fragment key={part}>
              {part}
              <wbr />
            </Fragment>
          ))}
        </code>
        <IconButton icon={Copy} label={feedAddressesText('copy', { name })} onClick={copy} />
      </div>
    </>
  );
}
