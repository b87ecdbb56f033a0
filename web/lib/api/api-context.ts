import { createContext } from 'react-router';
import type { Api } from '../../../contracts/client/client.ts';

/** The API for loaders on the server, called in process without a network request. */
export const apiContext = createContext<Api>();

/** The CSP nonce of this response's inline scripts. */
export const nonceContext = createContext<string>();

/** Whether the response is rendered completely so that it can be cached for everyone, or streamed to one visitor. */
export const isSharedContext = createContext<boolean>();

/** Reports rendering errors. */
export const reportContext = createContext<(error: unknown) => void>();
