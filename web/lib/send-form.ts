import type { ApiReply, ApiRequest } from '../../contracts/client.ts';
import { apiBase } from '../../contracts/endpoint.ts';
import { toFormData } from '../../contracts/form-data.ts';

/** XMLHttpRequest, because fetch does not tell how much of a photo has left the phone. */
export function sendForm(request: ApiRequest, headers: Record<string, string>): Promise<ApiReply> {
  const { method, path, form, signal } = request;
  return new Promise((resolve, reject) => {
    const exchange = new XMLHttpRequest();
    exchange.open(method, `${apiBase}${path}`);
    for (const [name, value] of Object.entries(headers)) exchange.setRequestHeader(name, value);
    exchange.upload.onprogress = ({ loaded, total }) => form?.onProgress?.(total > 0 ? loaded / total : 0);
    exchange.onload = () => {
      try {
        resolve({ status: exchange.status, body: JSON.parse(exchange.responseText) });
      } catch (error) {
        reject(error);
      }
    };
    exchange.onerror = () => reject(new TypeError('The form could not be sent.'));
    exchange.onabort = () => reject(new DOMException('The form was taken back.', 'AbortError'));
    signal?.addEventListener('abort', () => exchange.abort());
    exchange.send(toFormData(request));
  });
}
