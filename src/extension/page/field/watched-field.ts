/** Notices whether a change of a field changed anything but the text that it was to change. */

export type WatchedField = ReturnType<typeof watch>;

export function watch(field: HTMLElement) {
  const texts = new Map<Text, string>();
  const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    texts.set(node as Text, (node as Text).data);
  const structure = structureOf(field);
  const observer = new MutationObserver(() => {});
  observer.observe(field, { subtree: true, childList: true, attributes: true, characterData: true });
  const isAsExpected = (node: Text): boolean => {
    const expected = texts.get(node) ?? '';
    return node.isConnected ? node.data === expected : expected === '';
  };
  return {
    /** The expected text of every text node. */
    texts,
    isAsExpected,
    /**
     * Whether the field has its elements and the expected texts, after the spaces that the browser has
     * written as no-break spaces since the last call were replaced.
     */
    isIntact: (): boolean => {
      const records = observer.takeRecords();
      const touched = records
        .flatMap(({ target, removedNodes, addedNodes }) => [target, ...removedNodes, ...addedNodes])
        .filter(node => node instanceof Text);
      for (const node of touched) writeSpaces(node, texts.get(node) ?? '');
      observer.takeRecords();
      const isStructureSame = records.every(({ type }) => type === 'characterData');
      return touched.every(isAsExpected) && (isStructureSame || structureOf(field) === structure);
    },
    stop: () => observer.disconnect(),
  };
}

/** Replaces no-break spaces that the browser wrote. */
function writeSpaces(node: Text, expected: string): void {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  if (plain(node.data) !== plain(expected)) return;
  for (let i = 0; i < expected.length; i++)
    if (node.data[i] !== expected[i]) node.replaceData(i, 1, expected[i]!);
}

/** The elements and comments of a field with their attributes and parents. */
function structureOf(field: HTMLElement): string {
  const places = new Map<Node | null, number>();
  const nodes: string[] = [];
  const walker = document.createTreeWalker(field, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_COMMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    places.set(node, places.size);
    const attributes = node instanceof Element ? Array.from(node.attributes) : [];
    const named = attributes.map(({ name, value }) => `${name}=${value}`);
    nodes.push([node.nodeName, places.get(node.parentNode), ...named].join());
  }
  return nodes.join('\n');
}
