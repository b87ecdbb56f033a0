import type { ApiReply, ApiRequest } from '../../../contracts/client/client.ts';
import { toFormData } from '../../../contracts/client/form-data.ts';
import { apiBase } from '../../../contracts/endpoint.ts';

/** Uses XMLHttpRequest, because fetch reports no upload progress. */
export function sendForm(request: ApiRequest, headers: Record<string, string>): Promise<ApiReply> {
  const { method, path, form, signal } = request;
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(method, `${apiBase}${path}`);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded, total }) => form?.onProgress?.(total > 0 ? loaded / total : 0);
    xhr.onload = () => {
      try {
        resolve({ status: xhr.status, body: JSON.parse(xhr.responseText) });
      } catch (error) {
        reject(error);
      }
    };
    xhr.onerror = () => reject(new TypeError('The form could not be sent.'));
    xhr.onabort = () => reject(new DOMException('The form was taken back.', 'AbortError'));
    signal?.addEventListener('abort', () => xhr.abort());
    xhr.send(toFormData(request));
  });
}
