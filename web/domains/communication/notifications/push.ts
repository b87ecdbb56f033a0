import { getPushKey, subscribeToPush, unsubscribeFromPush } from '../../../../contracts/communication/push.ts';
import { api } from '../../../lib/api/api.ts';

export type PushProblem = 'missing' | 'denied';

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function findSubscription(): Promise<PushSubscription | null> {
  if (!isSupported()) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser is subscribed. It is told to the server again, because each log-in needs that anew. */
export async function renewPush(): Promise<boolean> {
  const subscription = await findSubscription();
  if (!subscription || Notification.permission !== 'granted') return false;
  await store(subscription);
  return true;
}

/** Asks for permission and subscribes this browser; resolves to what is wrong, or null. */
export async function turnOnPush(): Promise<PushProblem | null> {
  if (!isSupported()) return 'missing';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = await api(getPushKey, {});
  const options = { userVisibleOnly: true, applicationServerKey: key };
  await store(await pushManager.subscribe(options));
  return null;
}

export async function turnOffPush(): Promise<void> {
  const subscription = await findSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await api(unsubscribeFromPush, { body: { endpoint } });
}

async function store(subscription: PushSubscription): Promise<void> {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  await api(subscribeToPush, { body: { endpoint: subscription.endpoint, public_key: p256dh, secret: auth } });
}
