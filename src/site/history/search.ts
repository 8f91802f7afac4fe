/** Items whose title or beginning holds every word that is looked for. */
export function matching<T extends { title: string | null; preview: string }>(
  items: readonly T[],
  wanted: string,
): T[] {
  const words = wanted
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '');
  return items.filter(item => {
    const text = `${item.title ?? ''} ${item.preview}`.toLowerCase();
    return words.every(word => text.includes(word));
  });
}
