import type { CleanedFile, FileInput } from './types.js';

/** A file and fields as a form; a field that is undefined or null is left out. */
export function form(file: FileInput, fields: object): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined && value !== null) data.append(name, String(value));
  if (file instanceof Blob) data.append('file', file, 'name' in file ? String(file.name) : 'document.txt');
  else data.append('file', file.data instanceof Blob ? file.data : new Blob([file.data]), file.name);
  return data;
}

/** A cleaned document out of its answer. */
export async function cleanedFile(response: Response): Promise<CleanedFile> {
  const { headers } = response;
  const disposition = headers.get('content-disposition') ?? '';
  const exact = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return {
    filename: exact === undefined ? 'document' : decodeURIComponent(exact),
    data: await response.blob(),
    changes: JSON.parse(headers.get('x-changes') ?? '{}'),
    totalChanges: Number(headers.get('x-total-changes') ?? 0),
    warnings: JSON.parse(headers.get('x-warnings') ?? '[]'),
  };
}
