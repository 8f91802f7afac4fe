/** Names of image generators in metadata. */
import type { DeclaredMode } from '../../../contract/image.js';
import vocabulary from './vocabulary.json' with { type: 'json' };

export interface Tool {
  name: string;
  mode: DeclaredMode;
}

/** Separates the names of a tool, outside groups. Those with "^" count in fields for a tool alone. */
const betweenNames = /\|(?![^(]*\))/;

const patternOf = (words: string): RegExp =>
  new RegExp(`\\b(?:${words.replaceAll(' ', '[ ._·‑–-]?')})(?!\\w)`, 'i');

/**
 * Programs and services that only generate pictures, or edit them with a model, by their names in fields for
 * a tool. Editors and cameras are not listed, because their names declare nothing. Names that are also
 * ordinary words (Imagen is Spanish for picture) count only with a maker or a version. A space stands for
 * any separator or none.
 */
const tools = (['generated', 'edited'] as const).flatMap(mode =>
  Object.entries(mode === 'edited' ? vocabulary.editors : vocabulary.generators).map(([name, words]) => {
    const own = words.split(betweenNames).filter(each => !each.startsWith('^'));
    const isPerson = vocabulary.namesOfPeopleAndStudios.includes(name);
    return { name, mode, pattern: patternOf(words), ownName: isPerson ? null : patternOf(own.join('|')) };
  }),
);

/** The generator that a tool field names, with the mode that its name implies; null for any other tool. */
export const toolOf = (text: string): (typeof tools)[number] | null =>
  tools.find(({ pattern }) => pattern.test(text.slice(0, 500))) ?? null;

/** The generator if its name is the whole text; null otherwise. */
export function exactTool(text: string): ReturnType<typeof toolOf> {
  const tool = toolOf(text);
  return tool !== null && text.trim().split(/\s+/).length <= tool.name.split(' ').length + 1 ? tool : null;
}

/**
 * The generator if the whole text is a name that only a tool has. Fields for people, credits and titles take
 * no other: Sora and Grok are also people, and a firefly is a subject.
 */
export function unmistakableTool(text: string): Tool | null {
  const tool = exactTool(text);
  return tool?.ownName?.test(text.slice(0, 500)) ? tool : null;
}

/** The tool in a credit line such as "Made with Google AI", "Imagined with AI" or "Edited with Google AI". */
export function creditOf(text: string): Tool | null {
  const match =
    /^\s*(made|created|generated|imagined|produced|edited|modified)\s+(?:with|by|using)\s+((?:[\w.]+\s+){0,3}?(?:ai|artificial intelligence))\s*\.?\s*$/i.exec(
      text.slice(0, 200),
    );
  if (match !== null) {
    const mode = /^(?:edited|modified)$/i.test(match[1]!) ? 'edited' : 'generated';
    return { name: match[2]!, mode };
  }
  return unmistakableTool(text);
}
