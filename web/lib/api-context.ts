import { createContext } from 'react-router';
import type { Api } from '../../contracts/client.ts';

/** The API as a loader on the server reaches it: by call, not by socket. */
export const apiContext = createContext<Api>();

/** Marks the inline scripts of this answer as ours. */
export const nonceContext = createContext<string>();

/** Whether the answer is made whole, to be shared, or streamed to one visitor. */
export const isSharedContext = createContext<boolean>();

/** Where failures of rendering go. */
export const reportContext = createContext<(error: unknown) => void>();
