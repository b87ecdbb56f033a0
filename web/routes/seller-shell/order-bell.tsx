import { useLazy } from '../../lib/react/use-lazy.ts';

const loadLink = () => import('./new-orders-link.tsx').then((module) => module.NewOrdersLink);

/** The place of the bell, which is loaded after the page. */
export function OrderBell() {
  const NewOrdersLink = useLazy(loadLink);
  return <div className="size-11 shrink-0 max-lg:order-last">{NewOrdersLink && <NewOrdersLink />}</div>;
}
