/** Returns the items whose title or preview contains every word of the query. */
export function matching<T extends { title: string | null; preview: string }>(
  items: readonly T[],
  query: string,
): T[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '');
  return items.filter(item => {
    const text = `${item.title ?? ''} ${item.preview}`.toLowerCase();
    return words.every(word => text.includes(word));
  });
}
