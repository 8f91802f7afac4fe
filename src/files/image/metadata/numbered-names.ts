/** Parses names by their numbers: `5=ObjectName 7=EditStatus`. */
export const numberedNames = (list: string): Readonly<Record<number, string>> =>
  Object.fromEntries(list.split(' ').map(row => row.split('=') as [string, string]));
