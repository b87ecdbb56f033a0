import type { ApiRequest } from './client.ts';

/** The form data of an upload: every field of the body, then the file. */
export function toFormData({ body, form }: ApiRequest): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) data.append(name, String(value));
  }
  if (form?.file) data.append(form.field, form.file, form.file instanceof File ? form.file.name : 'photo');
  return data;
}
