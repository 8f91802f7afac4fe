import type { CleanedFile, FileInput } from './types.js';

/** Builds a multipart form from a file and fields. Omits fields that are undefined or null. */
export function form(file: FileInput, fields: object): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined && value !== null) data.append(name, String(value));
  if (file instanceof Blob) data.append('file', file, 'name' in file ? String(file.name) : 'document.txt');
  else data.append('file', file.data instanceof Blob ? file.data : new Blob([file.data]), file.name);
  return data;
}

/** Reads a cleaned document from the response's body and its counts and warnings from the headers. */
export async function cleanedFile(response: Response): Promise<CleanedFile> {
  const { headers } = response;
  const disposition = headers.get('content-disposition') ?? '';
  const encodedName = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return {
    filename: encodedName === undefined ? 'document' : decodeURIComponent(encodedName),
    data: await response.blob(),
    changes: JSON.parse(headers.get('x-changes') ?? '{}'),
    notApplied: JSON.parse(headers.get('x-changes-not-applied') ?? '{}'),
    totalChanges: Number(headers.get('x-total-changes') ?? 0),
    editsApplied: Number(headers.get('x-edits-applied') ?? 0),
    editsNotApplied: JSON.parse(headers.get('x-edits-not-applied') ?? '{}'),
    warnings: JSON.parse(headers.get('x-warnings') ?? '[]'),
  };
}
